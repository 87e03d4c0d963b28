-- Made by the table as it was on 15 November 2026, before San Juan's rules version 2: a game that is over, one that
-- is not, and one of another title.
BEGIN TRANSACTION;
CREATE TABLE chairs (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	lent BOOLEAN NOT NULL, 
	secret TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (secret)
);
INSERT INTO "chairs" VALUES('over',0,'person','Anne','',0,'secret-1');
INSERT INTO "chairs" VALUES('over',1,'person','Bruno','',0,'secret-2');
INSERT INTO "chairs" VALUES('running',0,'person','Anne','',0,'secret-3');
INSERT INTO "chairs" VALUES('running',1,'person','Bruno','',0,'secret-4');
INSERT INTO "chairs" VALUES('other',0,'person','Anne','',0,'secret-5');
INSERT INTO "chairs" VALUES('other',1,'person','Bruno','',0,'secret-6');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id TEXT, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'other',0,'Anne','good luck',1763199000.0);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('over',0,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',1,'{"by": 0, "do": "draw", "drawn": ["silver_smelter", "well", "chapel", "statue", "tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',2,'{"by": 0, "do": "keep:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',3,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',4,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',5,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:chapel"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',6,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',7,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',8,'{"by": 0, "do": "build:crane"}',1763199000.0);
INSERT INTO "entries" VALUES('over',9,'{"by": 0, "do": "pay:palace"}',1763199000.0);
INSERT INTO "entries" VALUES('over',10,'{"by": 1, "do": "build:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('over',11,'{"by": 1, "do": "pay:tower"}',1763199000.0);
INSERT INTO "entries" VALUES('over',12,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',13,'{"by": 1, "do": "draw", "drawn": ["hand_1:aqueduct", "hand_1:poor_house", "hand_1:indigo_plant", "hand_1:statue", "hand_1:triumphal_arch"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',14,'{"by": 1, "do": "keep:statue"}',1794831640.36053);
INSERT INTO "entries" VALUES('over',15,'{"by": 0, "do": "draw", "drawn": ["archive", "trading_post"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',16,'{"by": 0, "do": "keep:archive"}',1763199000.0);
INSERT INTO "entries" VALUES('over',17,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',18,'{"by": 0, "do": "build:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',19,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',20,'{"by": 0, "do": "pay:archive"}',1763199000.0);
INSERT INTO "entries" VALUES('over',21,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',22,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',23,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',24,'{"by": 0, "do": "role:trader", "drawn": ["tile:11223"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',25,'{"by": 1, "do": "sell:indigo", "drawn": ["hand_1:city_hall"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',26,'{"by": 1, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('over',27,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',28,'{"by": 0, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',29,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',30,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:carpenter"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',31,'{"by": 1, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('over',32,'{"by": 1, "do": "draw", "drawn": ["hand_1:silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',33,'{"by": 0, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',34,'{"by": 0, "do": "produce:indigo", "drawn": ["good_0:sugar_mill"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',35,'{"by": 0, "do": "produce:tobacco", "drawn": ["good_0:tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',36,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',37,'{"by": 1, "do": "build:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('over',38,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',39,'{"by": 0, "do": "draw", "drawn": ["smithy", "trading_post", "gold_mine", "crane", "coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',40,'{"by": 0, "do": "keep:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('over',41,'{"by": 1, "do": "draw", "drawn": ["hand_1:market_hall", "hand_1:carpenter"]}',1794831640.67166);
INSERT INTO "entries" VALUES('over',42,'{"by": 1, "do": "keep:market_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',43,'{"by": 1, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('over',44,'{"by": 1, "do": "draw", "drawn": ["hand_1:quarry"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',45,'{"by": 0, "do": "role:trader", "drawn": ["tile:12223"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',46,'{"by": 0, "do": "sell:indigo"}',1794831640.69068);
INSERT INTO "entries" VALUES('over',47,'{"by": 0, "do": "sell:tobacco", "drawn": ["market_stand", "crane", "market_hall"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',48,'{"by": 1, "do": "sell:indigo", "drawn": ["hand_1:black_market"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',49,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',50,'{"by": 1, "do": "build:black_market"}',1763199000.0);
INSERT INTO "entries" VALUES('over',51,'{"by": 1, "do": "pay:market_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',52,'{"by": 0, "do": "build:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('over',53,'{"by": 0, "do": "cover:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',54,'{"by": 0, "do": "pay:market_stand"}',1763199000.0);
INSERT INTO "entries" VALUES('over',55,'{"by": 0, "do": "pay:crane"}',1763199000.0);
INSERT INTO "entries" VALUES('over',56,'{"by": 0, "do": "role:trader", "drawn": ["tile:11222"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',57,'{"by": 1, "do": "sell:indigo", "drawn": ["hand_1:black_market"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',58,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',59,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',60,'{"by": 1, "do": "produce:silver", "drawn": ["good_1:palace"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',61,'{"by": 0, "do": "produce:silver", "drawn": ["good_0:market_stand"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',62,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',63,'{"by": 0, "do": "draw", "drawn": ["indigo_plant", "prefecture", "carpenter", "silver_smelter", "sugar_mill"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',64,'{"by": 0, "do": "keep:prefecture"}',1763199000.0);
INSERT INTO "entries" VALUES('over',65,'{"by": 1, "do": "draw", "drawn": ["hand_1:sugar_mill", "hand_1:coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',66,'{"by": 1, "do": "keep:sugar_mill"}',1763199000.0);
INSERT INTO "entries" VALUES('over',67,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',68,'{"by": 1, "do": "build:quarry"}',1763199000.0);
INSERT INTO "entries" VALUES('over',69,'{"by": 1, "do": "spend:indigo"}',1763199000.0);
INSERT INTO "entries" VALUES('over',70,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',71,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',72,'{"by": 0, "do": "role:trader", "drawn": ["tile:11122"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',73,'{"by": 0, "do": "sell:silver", "drawn": ["coffee_roaster", "coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',74,'{"by": 1, "do": "sell:silver", "drawn": ["hand_1:tobacco_storage", "hand_1:quarry"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',75,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',76,'{"by": 1, "do": "draw", "drawn": ["hand_1:aqueduct", "hand_1:guild_hall", "hand_1:coffee_roaster", "hand_1:archive", "hand_1:triumphal_arch"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',77,'{"by": 1, "do": "keep:guild_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',78,'{"by": 0, "do": "draw", "drawn": ["sugar_mill", "indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',79,'{"by": 0, "do": "keep:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('over',80,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',81,'{"by": 0, "do": "build:prefecture"}',1763199000.0);
INSERT INTO "entries" VALUES('over',82,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',83,'{"by": 0, "do": "pay:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('over',84,'{"by": 0, "do": "pay:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('over',85,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',86,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',87,'{"by": 0, "do": "produce:silver", "drawn": ["good_0:silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',88,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',89,'{"by": 0, "do": "draw", "drawn": ["quarry", "well", "hero", "library", "tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',90,'{"by": 0, "do": "keep:library"}',1763199000.0);
INSERT INTO "entries" VALUES('over',91,'{"by": 1, "do": "draw", "drawn": ["hand_1:tower", "hand_1:well"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',92,'{"by": 1, "do": "keep:well"}',1763199000.0);
INSERT INTO "entries" VALUES('over',93,'{"by": 1, "do": "role:trader", "drawn": ["tile:12233"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',94,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',95,'{"by": 0, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('over',96,'{"by": 0, "do": "draw", "drawn": ["silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',97,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',98,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:gold_mine"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',99,'{"by": 1, "do": "produce:silver", "drawn": ["good_1:victory_column"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',100,'{"by": 0, "do": "produce:indigo", "drawn": ["good_0:indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',101,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',102,'{"by": 0, "do": "build:market_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',103,'{"by": 0, "do": "cover:prefecture"}',1763199000.0);
INSERT INTO "entries" VALUES('over',104,'{"by": 1, "do": "build:well"}',1763199000.0);
INSERT INTO "entries" VALUES('over',105,'{"by": 1, "do": "spend:indigo"}',1763199000.0);
INSERT INTO "entries" VALUES('over',106,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('over',107,'{"by": 1, "do": "draw", "drawn": ["hand_1:victory_column", "hand_1:sugar_mill", "hand_1:hero", "hand_1:tower", "hand_1:coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',108,'{"by": 1, "do": "keep:hero"}',1763199000.0);
INSERT INTO "entries" VALUES('over',109,'{"by": 0, "do": "draw", "drawn": ["silver_smelter", "prefecture"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',110,'{"by": 0, "do": "keep:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('over',111,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',112,'{"by": 0, "do": "build:library"}',1763199000.0);
INSERT INTO "entries" VALUES('over',113,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',114,'{"by": 0, "do": "pay:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('over',115,'{"by": 0, "do": "pay:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('over',116,'{"by": 0, "do": "pay:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('over',117,'{"by": 1, "do": "build:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',118,'{"by": 1, "do": "spend:silver"}',1763199000.0);
INSERT INTO "entries" VALUES('over',119,'{"by": 1, "do": "pay:quarry"}',1763199000.0);
INSERT INTO "entries" VALUES('over',120,'{"by": 1, "do": "pay:hero"}',1763199000.0);
INSERT INTO "entries" VALUES('over',121,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',122,'{"by": 1, "do": "produce:tobacco", "drawn": ["good_1:smithy"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',123,'{"by": 1, "do": "produce:silver", "drawn": ["good_1:market_stand", "hand_1:tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',124,'{"by": 0, "do": "role:trader"}',1763199000.0);
INSERT INTO "entries" VALUES('over',125,'{"by": 0, "do": "sell:indigo"}',1763199000.0);
INSERT INTO "entries" VALUES('over',126,'{"by": 0, "do": "sell:silver", "drawn": ["guild_hall", "tobacco_storage", "smithy", "tobacco_storage", "indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',127,'{"by": 1, "do": "sell:silver", "drawn": ["hand_1:indigo_plant", "hand_1:library", "hand_1:city_hall"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',128,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',129,'{"by": 1, "do": "build:guild_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',130,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',131,'{"by": 0, "do": "build:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',132,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',133,'{"by": 0, "do": "pay:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('over',134,'{"by": 0, "do": "pay:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',135,'{"by": 0, "do": "pay:smithy"}',1763199000.0);
INSERT INTO "entries" VALUES('over',136,'{"by": 0, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',137,'{"by": 0, "do": "produce:tobacco", "drawn": ["good_0:tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',138,'{"by": 0, "do": "produce:silver", "drawn": ["good_0:poor_house"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',139,'{"by": 1, "do": "produce:silver", "drawn": ["good_1:trading_post"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',140,'{"by": 1, "do": "role:trader"}',1763199000.0);
INSERT INTO "entries" VALUES('over',141,'{"by": 1, "do": "sell:tobacco"}',1763199000.0);
INSERT INTO "entries" VALUES('over',142,'{"by": 1, "do": "pass", "drawn": ["hand_1:prefecture", "hand_1:sugar_mill"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',143,'{"by": 0, "do": "sell:silver", "drawn": ["library", "sugar_mill", "archive", "sugar_mill"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',144,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',145,'{"by": 0, "do": "double"}',1763199000.0);
INSERT INTO "entries" VALUES('over',146,'{"by": 0, "do": "build:guild_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',147,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',148,'{"by": 0, "do": "pay:sugar_mill"}',1763199000.0);
INSERT INTO "entries" VALUES('over',149,'{"by": 0, "do": "pay:library"}',1763199000.0);
INSERT INTO "entries" VALUES('over',150,'{"by": 1, "do": "build:sugar_mill"}',1763199000.0);
INSERT INTO "entries" VALUES('over',151,'{"by": 1, "do": "spend:silver"}',1763199000.0);
INSERT INTO "entries" VALUES('over',152,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',153,'{"by": 1, "do": "produce:tobacco", "drawn": ["good_1:black_market"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',154,'{"by": 1, "do": "produce:silver", "drawn": ["good_1:market_hall", "hand_1:gold_mine"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',155,'{"by": 0, "do": "produce:silver", "drawn": ["good_0:poor_house"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',156,'{"by": 0, "do": "role:prospector"}',1794831642.32428);
INSERT INTO "entries" VALUES('over',157,'{"by": 0, "do": "draw", "drawn": ["coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',158,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',159,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:victory_column"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',160,'{"by": 1, "do": "produce:sugar", "drawn": ["good_1:chapel", "hand_1:statue"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',161,'{"by": 0, "do": "produce:indigo", "drawn": ["good_0:tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',162,'{"by": 0, "do": "role:prospector"}',1794831642.37991);
INSERT INTO "entries" VALUES('over',163,'{"by": 0, "do": "draw", "drawn": ["hero", "poor_house"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',164,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',165,'{"by": 1, "do": "build:statue"}',1763199000.0);
INSERT INTO "entries" VALUES('over',166,'{"by": 1, "do": "spend:indigo"}',1763199000.0);
INSERT INTO "entries" VALUES('over',167,'{"by": 0, "do": "build:archive"}',1763199000.0);
INSERT INTO "entries" VALUES('over',168,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',169,'{"by": 0, "do": "pay:poor_house"}',1763199000.0);
INSERT INTO "entries" VALUES('over',170,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',171,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',172,'{"by": 0, "do": "build:hero"}',1763199000.0);
INSERT INTO "entries" VALUES('over',173,'{"by": 0, "do": "cover:market_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('over',174,'{"by": 1, "do": "build:gold_mine"}',1763199000.0);
INSERT INTO "entries" VALUES('over',175,'{"by": 1, "do": "role:trader"}',1763199000.0);
INSERT INTO "entries" VALUES('over',176,'{"by": 1, "do": "sell:tobacco"}',1763199000.0);
INSERT INTO "entries" VALUES('over',177,'{"by": 1, "do": "sell:silver", "drawn": ["hand_1:market_stand", "hand_1:chapel", "hand_1:sugar_mill", "hand_1:silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',178,'{"by": 0, "do": "sell:tobacco", "drawn": ["prefecture", "coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',179,'{"by": 0, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('over',180,'{"by": 0, "do": "draw", "drawn": ["coffee_roaster", "statue"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',181,'{"by": 1, "do": "mine", "drawn": ["shown_1:indigo_plant", "shown_1:indigo_plant", "shown_1:victory_column", "shown_1:archive"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',182,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('over',183,'{"by": 1, "do": "produce:tobacco", "drawn": ["good_1:coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',184,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('over',185,'{"by": 0, "do": "produce:tobacco", "drawn": ["good_0:silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',186,'{"by": 0, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('over',187,'{"by": 0, "do": "draw", "drawn": ["silver_smelter", "palace"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',188,'{"by": 1, "do": "mine", "drawn": ["shown_1:indigo_plant", "shown_1:coffee_roaster", "shown_1:statue", "shown_1:indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('over',189,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('over',190,'{"by": 1, "do": "build:chapel"}',1763199000.0);
INSERT INTO "entries" VALUES('over',191,'{"by": 1, "do": "spend:sugar"}',1763199000.0);
INSERT INTO "entries" VALUES('over',192,'{"by": 0, "do": "build:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('over',193,'{"by": 0, "do": "cover:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('over',194,'{"by": 0, "do": "pay:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('running',0,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('running',1,'{"by": 0, "do": "draw", "drawn": ["trading_post", "tobacco_storage", "indigo_plant", "hero", "market_stand"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',2,'{"by": 0, "do": "keep:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('running',3,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('running',4,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('running',5,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:well"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',6,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('running',7,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('running',8,'{"by": 0, "do": "build:market_hall"}',1763199000.0);
INSERT INTO "entries" VALUES('running',9,'{"by": 0, "do": "pay:archive"}',1763199000.0);
INSERT INTO "entries" VALUES('running',10,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('running',11,'{"by": 1, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('running',12,'{"by": 1, "do": "build:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('running',13,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('running',14,'{"by": 0, "do": "draw", "drawn": ["hero", "victory_column", "coffee_roaster", "sugar_mill", "silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',15,'{"by": 0, "do": "keep:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('running',16,'{"by": 1, "do": "draw", "drawn": ["hand_1:palace", "hand_1:sugar_mill"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',17,'{"by": 1, "do": "keep:sugar_mill"}',1763199000.0);
INSERT INTO "entries" VALUES('running',18,'{"by": 1, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('running',19,'{"by": 1, "do": "draw", "drawn": ["hand_1:trading_post"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',20,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('running',21,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('running',22,'{"by": 1, "do": "draw", "drawn": ["hand_1:indigo_plant", "hand_1:well"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',23,'{"by": 1, "do": "keep:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('running',24,'{"by": 1, "do": "role:trader", "drawn": ["tile:12233"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',25,'{"by": 1, "do": "sell:indigo", "drawn": ["hand_1:well"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',26,'{"by": 0, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('running',27,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('running',28,'{"by": 1, "do": "produce:coffee", "drawn": ["good_1:indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',29,'{"by": 1, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('running',30,'{"by": 1, "do": "produce:indigo", "drawn": ["good_1:quarry"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',31,'{"by": 0, "do": "produce:indigo", "drawn": ["good_0:tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',32,'{"by": 0, "do": "role:trader", "drawn": ["tile:11223"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',33,'{"by": 0, "do": "sell:indigo", "drawn": ["coffee_roaster", "tobacco_storage"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',34,'{"by": 1, "do": "sell:coffee", "drawn": ["hand_1:tower", "hand_1:black_market"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',35,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('running',36,'{"by": 1, "do": "draw", "drawn": ["hand_1:aqueduct", "hand_1:statue", "hand_1:indigo_plant", "hand_1:silver_smelter", "hand_1:silver_smelter"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',37,'{"by": 1, "do": "keep:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('running',38,'{"by": 0, "do": "draw", "drawn": ["market_hall", "prefecture"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',39,'{"by": 0, "do": "keep:prefecture"}',1763199000.0);
INSERT INTO "entries" VALUES('running',40,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('running',41,'{"by": 0, "do": "build:prefecture"}',1763199000.0);
INSERT INTO "entries" VALUES('running',42,'{"by": 0, "do": "pay:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('running',43,'{"by": 1, "do": "build:silver_smelter"}',1763199000.0);
INSERT INTO "entries" VALUES('running',44,'{"by": 1, "do": "pay:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('running',45,'{"by": 1, "do": "pay:sugar_mill"}',1763199000.0);
INSERT INTO "entries" VALUES('running',46,'{"by": 1, "do": "pay:black_market"}',1763199000.0);
INSERT INTO "entries" VALUES('running',47,'{"by": 1, "do": "pay:well"}',1763199000.0);
INSERT INTO "entries" VALUES('running',48,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('running',49,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('running',50,'{"by": 0, "do": "draw", "drawn": ["coffee_roaster", "market_stand"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',51,'{"by": 0, "do": "role:producer"}',1763199000.0);
INSERT INTO "entries" VALUES('running',52,'{"by": 0, "do": "produce:indigo", "drawn": ["good_0:market_hall"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',53,'{"by": 1, "do": "produce:coffee", "drawn": ["good_1:indigo_plant"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',54,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('running',55,'{"by": 1, "do": "draw", "drawn": ["hand_1:carpenter", "hand_1:tobacco_storage", "hand_1:indigo_plant", "hand_1:black_market", "hand_1:victory_column"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',56,'{"by": 1, "do": "keep:tobacco_storage"}',1763199000.0);
INSERT INTO "entries" VALUES('running',57,'{"by": 0, "do": "draw", "drawn": ["sugar_mill", "coffee_roaster"]}',1763199000.0);
INSERT INTO "entries" VALUES('running',58,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('running',59,'{"by": 0, "do": "build:coffee_roaster"}',1763199000.0);
INSERT INTO "entries" VALUES('other',0,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('other',1,'{"by": 0, "do": "build:small_indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('other',2,'{"by": 1, "do": "build:hacienda"}',1763199000.0);
INSERT INTO "entries" VALUES('other',3,'{"by": 1, "do": "role:prospector"}',1763199000.0);
INSERT INTO "entries" VALUES('other',4,'{"by": 0, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('other',5,'{"by": 0, "do": "colonist"}',1763199000.0);
INSERT INTO "entries" VALUES('other',6,'{"by": 1, "do": "place:corn:0"}',1763199000.0);
INSERT INTO "entries" VALUES('other',7,'{"by": 1, "do": "role:settler"}',1763199000.0);
INSERT INTO "entries" VALUES('other',8,'{"by": 1, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('other',9,'{"by": 1, "do": "take:corn"}',1763199000.0);
INSERT INTO "entries" VALUES('other',10,'{"by": 0, "do": "take:indigo", "drawn": ["tobacco", "coffee", "sugar"]}',1763199000.0);
INSERT INTO "entries" VALUES('other',11,'{"by": 0, "do": "role:craftsman"}',1763199000.0);
INSERT INTO "entries" VALUES('other',12,'{"by": 0, "do": "produce:indigo"}',1763199000.0);
INSERT INTO "entries" VALUES('other',13,'{"by": 1, "do": "role:trader"}',1763199000.0);
INSERT INTO "entries" VALUES('other',14,'{"by": 0, "do": "pass"}',1763199000.0);
INSERT INTO "entries" VALUES('other',15,'{"by": 1, "do": "role:mayor"}',1763199000.0);
INSERT INTO "entries" VALUES('other',16,'{"by": 1, "do": "colonist"}',1763199000.0);
INSERT INTO "entries" VALUES('other',17,'{"by": 0, "do": "role:captain"}',1763199000.0);
INSERT INTO "entries" VALUES('other',18,'{"by": 0, "do": "ship:indigo:0"}',1763199000.0);
INSERT INTO "entries" VALUES('other',19,'{"by": 1, "do": "role:craftsman"}',1763199000.0);
INSERT INTO "entries" VALUES('other',20,'{"by": 1, "do": "produce:corn"}',1763199000.0);
INSERT INTO "entries" VALUES('other',21,'{"by": 0, "do": "role:builder"}',1763199000.0);
INSERT INTO "entries" VALUES('other',22,'{"by": 0, "do": "build:indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('other',23,'{"by": 1, "do": "build:small_indigo_plant"}',1763199000.0);
INSERT INTO "entries" VALUES('other',24,'{"by": 1, "do": "role:settler"}',1763199000.0);
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('over',0,'old-browser');
INSERT INTO "holders" VALUES('over',1,'old-browser');
INSERT INTO "holders" VALUES('running',0,'old-browser');
INSERT INTO "holders" VALUES('running',1,'old-browser');
INSERT INTO "holders" VALUES('other',0,'old-browser');
INSERT INTO "holders" VALUES('other',1,'old-browser');
CREATE TABLE settings (
	"key" TEXT NOT NULL, 
	value TEXT, 
	PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('key','the key that signed the cookies of old');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	options JSON NOT NULL, 
	door TEXT NOT NULL, 
	first BOOLEAN NOT NULL, 
	status TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	header TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	turn INTEGER NOT NULL, 
	rematch TEXT, 
	source TEXT NOT NULL, 
	made FLOAT NOT NULL, 
	moved FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('over','san-juan','Over','{"expansion": "off", "start": "deal", "edition": "2018", "customs_cost": 1}','link',0,'over','old-browser','{"game": "san-juan", "rules": 1, "seats": ["Anne", "Bruno"], "options": {"expansion": "off", "start": "deal", "edition": "2018", "customs_cost": 1}, "commit": "b4b6e19183ca50587889c1e1370698a822f92ac8bc4806d9f9b06a85bcbe9d57", "engine": "0.1.0", "drawn": ["aqueduct", "silver_smelter", "crane", "palace", "hand_1:tower", "hand_1:silver_smelter", "hand_1:coffee_roaster", "hand_1:indigo_plant"]}','1329278987172195997',-1,NULL,'',1763199000.0,1763199000.0);
INSERT INTO "tables" VALUES('running','san-juan','Running','{"expansion": "off", "start": "deal", "edition": "2018", "customs_cost": 1}','link',0,'playing','old-browser','{"game": "san-juan", "rules": 1, "seats": ["Anne", "Bruno"], "options": {"expansion": "off", "start": "deal", "edition": "2018", "customs_cost": 1}, "commit": "e0da8b2465d6d1ce4f7d79f03a97e3f3163d7513920de7ffb1f9ee328bdd7be3", "engine": "0.1.0", "drawn": ["market_hall", "archive", "quarry", "city_hall", "hand_1:sugar_mill", "hand_1:poor_house", "hand_1:coffee_roaster", "hand_1:statue"]}','3778721428684547716',0,NULL,'',1763199000.0,1763199000.0);
INSERT INTO "tables" VALUES('other','puerto-rico','Other','{"balance": "2002"}','link',0,'playing','old-browser','{"game": "puerto-rico", "rules": 1, "seats": ["Anne", "Bruno"], "options": {"balance": "2002"}, "commit": "bbc949e81836b4c31e67f633647edd64fef5adce2f72c064a2e88cb4feabf9f8", "engine": "0.1.0", "drawn": ["corn", "tobacco", "indigo"]}','563552794233235859',1,NULL,'',1763199000.0,1763199000.0);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_moved ON tables (moved);
CREATE INDEX ix_holders_player ON holders (player);
CREATE INDEX ix_chat_table_id ON chat (table_id);
COMMIT;
