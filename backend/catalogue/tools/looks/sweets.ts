import { light } from "../colour";
import type { Ink } from "../ink";
import { custom, heapOf, jar, type Look, sweetPouch } from "../look";
import { colourAt, packed, pile } from "../shapes/arrange";
import { advent } from "../shapes/centrepieces";
import { assortment, sack } from "../shapes/containers";
import { paperCone } from "../shapes/popcorn";
import { cylinder, place } from "../shapes/solid";
import { bouquet, candyCane, figureLollipop, swirlLollipop } from "../shapes/sticks";
import { SWEETS, type SweetName } from "../shapes/sweets";
import { textPath } from "../text";

const FRUITS = ["#e0336f", "#f2b134", "#7fb24a", "#f08a3c", "#8a6fd0"];
const CHOCOLATES: [SweetName, string][] = [
	["berlingot", "#e0336f"],
	["sugared", "#f2b134"],
	["wrapped", "#7fb24a"],
	["dragee", "#f7d3da"],
	["lozenge", "#e8c58f"],
	["cube", "#a9693a"],
	["heart", "#e0336f"],
	["slab", "#f4e6cf"],
];
const anyOf = (index: number): [SweetName, string] => CHOCOLATES[index % CHOCOLATES.length] ?? ["cube", "#a9693a"];

const adventDrawer = (ink: Ink, index: number, x: number, y: number) => {
	const colour = colourAt(["#fffaf4", "#f2b134", "#2f6b3a"], index * 2 + Math.floor(index / 6));
	const fill = ink.linear([
		[0, light(colour, 0.3)],
		[1, colour],
	]);
	return `<rect x="${x - 40}" y="${y - 46}" width="80" height="92" rx="10" fill="${fill}"/>${textPath(String(((index * 7) % 24) + 1), x, y + 16, 46, colour === "#fffaf4" ? "#b5124f" : "#fffaf4")}`;
};

export const SWEET_LOOKS: Record<string, Look> = {
	"BON-BER-200": jar("#b5124f", "berlingot", FRUITS, "lemon", "lemon", "herb"),
	"BON-CAR-250": custom(
		"#b9682a",
		"butter",
		["butter", "salt"],
		(ink) =>
			place(pile(ink, "wrapped", ["#c98b3f", "#e3b36a", "#b5712c"], 720, 330, 190), 0, 24) +
			place(SWEETS.cube(ink, "#c9823c"), -150, 6, 1.7) +
			place(SWEETS.cube(ink, "#b9702f"), 60, 26, 1.8),
	),
	"BON-POT-150": sweetPouch("#e8792b", "pumpkin", ["#f08a3c"], "jack-o-lantern", "tangerine"),
	"BON-SUC-012": custom("#e0336f", "lollipop", ["balloon"], (ink) =>
		place(
			bouquet(
				FRUITS.map((colour) => swirlLollipop(ink, colour)),
				17,
			),
			0,
			0,
			1.3,
		),
	),
	"BON-GUI-200": heapOf("#f79ab8", "twist", ["#f7a3bf", "#f58fb0"], "strawberry", "strawberry", "fire"),
	"BON-NOU-180": heapOf("#8a6fd0", "slab", ["#fbf1de", "#f6e7c8"], "honey-pot", "honey-pot", "hyacinth"),
	"BON-DRA-500": jar("#e8a9b8", "dragee", ["#fff6f2", "#f9ccd6", "#fbe2e6"], "white-flower", "ring", "white-flower"),
	"BON-DRC-500": jar("#a7a3b5", "dragee", ["#f4f1f4", "#d9d6e0", "#efe3cf"], "ring", "chocolate-bar", "bouquet"),
	"BON-OUR-1KG": jar("#7fb24a", "bear", [...FRUITS, "#f4e06a"], "teddy-bear", "pineapple", "strawberry"),
	"BON-REG-250": heapOf("#3b3140", "roll", ["#3f3444", "#352b3a"], "star", "glowing-star"),
	"BON-PAT-300": custom("#c8204f", "cherries", ["pear", "grapes"], (ink) =>
		place(
			assortment(ink, "#c8204f", 6, 4, (index) =>
				SWEETS.sugared(ink, colourAt(["#f0963c", "#d8315f", "#c9c24e", "#6b3f8f"], Math.floor(index / 6))),
			),
			0,
			0,
			1.15,
		),
	),
	"BON-BIO-100": sweetPouch("#c9b13a", "drop", ["#f5dc5a", "#f8e88e"], "lemon", "lemon", "ginger-root"),
	"BON-CAL-220": heapOf("#e8a05c", "lozenge", ["#e9b878", "#efc58c"], "melon", "melon"),
	"BON-ARA-150": custom(
		"#b5124f",
		"peanuts",
		["peanuts", "peanuts"],
		(ink) =>
			place(
				paperCone(
					ink,
					"#b5124f",
					place(packed(ink, "peanut", ["#b5652b", "#a1541f", "#c67a3c"], 280, 70, 78), 0, 40) +
						place(pile(ink, "peanut", ["#b5652b", "#a1541f", "#c67a3c"], 330, 150, 88), 0, -30),
				),
				-70,
				-10,
				1.42,
				-4,
			) + place(pile(ink, "peanut", ["#b5652b", "#a1541f"], 300, 60, 110), 230, 20),
	),
	"BON-SAC-1KG": jar("#3a3f8f", "ribbon", FRUITS, "lemon", "lime", "cherries"),
	"BON-HAL-SUC": custom("#5b2a4e", "ghost", ["jack-o-lantern", "bat"], (ink) =>
		place(
			bouquet(
				Array.from({ length: 5 }, () => figureLollipop(ink, "ghost")),
				17,
			),
			0,
			0,
			1.3,
		),
	),
	"BON-NOE-CAN": custom(
		"#c8204f",
		"christmas-tree",
		["christmas-tree", "wrapped-gift"],
		() =>
			place(candyCane("#c8204f"), 30, 0, 1.36, 6) +
			place(`<g transform="scale(-1 1)">${candyCane("#2f8a56")}</g>`, -40, 0, 1.36, -6),
	),
	"BON-COF-GEA": custom("#b5124f", "wrapped-gift", ["candy", "sparkles"], (ink) =>
		place(
			assortment(ink, "#7d0f3f", 6, 4, (index) => {
				const [sweet, colour] = anyOf(index * 5 + Math.floor(index / 6) * 3);
				return SWEETS[sweet](ink, colour);
			}),
			0,
			0,
			1.18,
		),
	),
	"NOU-BON-MAN": sweetPouch("#f0912b", "drop", ["#f7a93c", "#f4c04e", "#ee8230"], "mango", "mango", "hot-pepper"),
	"NOU-BON-HIB": custom(
		"#c22c5b",
		"hibiscus",
		["hibiscus", "hibiscus"],
		(ink) =>
			place(
				cylinder(ink, 0, 0, 250, 130, "#c22c5b", { flat: 0.3, top: "#7d1238" }) +
					place(pile(ink, "pastille", ["#d8315f", "#e5688c", "#c22c5b"], 470, 130, 116), 0, -96),
				0,
				0,
				1.3,
			) +
			place(`<g transform="rotate(64)">${cylinder(ink, 0, 0, 200, 30, "#e5688c", { flat: 0.9 })}</g>`, 330, -160, 0.62),
	),
	"NOU-COF-NOE": custom("#b5124f", "christmas-tree", ["christmas-tree", "snowman"], (ink) =>
		place(
			advent(ink, (index, x, y) => adventDrawer(ink, index, x, y)),
			0,
			0,
			1.2,
		),
	),
	"DES-BON-COE": sweetPouch("#d8315f", "heart", ["#e0336f", "#f28aa9"], "cherries", "cherries"),
	"DES-BON-SUC": custom("#4f9a5b", "christmas-tree", ["green-apple", "snowflake"], (ink) =>
		place(
			bouquet(
				Array.from({ length: 5 }, () => figureLollipop(ink, "evergreen-tree")),
				17,
			),
			0,
			0,
			1.3,
		),
	),
	"DES-BON-HAL": custom("#8e2a4b", "bat", ["coffin"], (ink) =>
		[
			[-190, -150, 2.7, -8],
			[200, -150, 2.7, 8],
			[0, -190, 4.1, 0],
		]
			.map(([x = 0, y = 0, scale, turn], index) =>
				place(SWEETS.teeth(ink, index === 2 ? "#d8315f" : "#b8244f"), x, y, scale, turn),
			)
			.join(""),
	),
	"DES-MIX-5KG": custom(
		"#3a3f8f",
		"candy",
		["confetti-ball"],
		(ink) =>
			place(sack(ink, "#e9c9d4", "candy", "#3a3f8f"), -70, -30, 1.16) +
			place(pile(ink, "wrapped", FRUITS, 340, 110, 122), 210, 20),
	),
};
