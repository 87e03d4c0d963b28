"""Looking ahead with compiled loops: random play, one turn, trees and races. Knows no game, and no bot."""
