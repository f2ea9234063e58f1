import { custom, type Look, poppedPouch } from "../look";
import { sack } from "../shapes/containers";
import { bucket, spill } from "../shapes/popcorn";
import { place } from "../shapes/solid";

const PLAIN = ["#f8ead0", "#f4dfb6"];

export const POPCORN_LOOKS: Record<string, Look> = {
	"POP-CBS-100": poppedPouch("#b9682a", ["#dd9a45", "#c98334", "#e8b066"], "butter", "butter", "salt"),
	"POP-NAT-080": poppedPouch("#5f9c6b", PLAIN, "ear-of-corn", "ear-of-corn", "salt"),
	"POP-CHO-100": poppedPouch(
		"#7b4a2d",
		["#8e5a38", "#6f4327", "#a06c47"],
		"chocolate-bar",
		"chocolate-bar",
		"glass-of-milk",
	),
	"POP-FRA-080": poppedPouch("#f06a97", ["#f7a3bf", "#f386aa", "#fbc6d6"], "strawberry", "strawberry", "lollipop"),
	"POP-CHE-090": poppedPouch("#e2a92d", ["#f6dc92", "#f0cd76"], "cheese-wedge", "cheese-wedge"),
	"POP-PIM-080": poppedPouch("#c5402f", ["#ea9a57", "#e08443", "#f3b878"], "hot-pepper", "hot-pepper", "honey-pot"),
	"POP-PRA-120": poppedPouch("#8f6a4a", ["#c69563", "#b07d4c", "#d8ae80"], "chestnut", "chestnut", "chestnut"),
	"POP-BIO-060": poppedPouch("#cfa77a", ["#e9cf9d", "#dfbd85"], "coconut", "coconut", "seedling"),
	"POP-CIN-200": custom(
		"#d8265f",
		"clapper-board",
		["clapper-board", "admission-tickets"],
		(ink) => place(bucket(ink, PLAIN, "#d8265f", "film-frames"), 0, 0, 1.1) + spill(ink, 350, PLAIN),
	),
	"POP-HAL-100": poppedPouch("#4a2f63", ["#ef8a36", "#3b3140", "#f4a45c"], "jack-o-lantern", "jack-o-lantern", "bat"),
	"POP-MAC-10K": custom("#e0a52c", "ear-of-corn", ["ear-of-corn", "popcorn"], (ink) =>
		place(sack(ink, "#f0dcae", "ear-of-corn", "#c9861f"), 0, 0, 1.2),
	),
	"POP-MEL-070": poppedPouch("#c98a3c", ["#dba25a", "#eebf80", "#f5e0b4"], "red-apple", "red-apple", "maple-leaf"),
	"NOU-POP-MAT": poppedPouch(
		"#8fb35a",
		["#cfdc9c", "#b5cc7c", "#e4eabf"],
		"teacup-without-handle",
		"teacup-without-handle",
		"leaf-fluttering-in-wind",
	),
	"DES-POP-CAN": poppedPouch("#d9752e", ["#e6ac63", "#d89449", "#f1c489"], "tangerine", "tangerine", "snowflake"),
};
