import { custom, type Look, pot } from "../look";
import { sack } from "../shapes/containers";
import { closedPot, pot as openPot, stick } from "../shapes/cotton";
import { place } from "../shapes/solid";
import { bambooBundle } from "../shapes/sticks";

const RAINBOW = ["#f37fa6", "#f7b267", "#f8df72", "#9fd58b", "#86b6ee"];

export const COTTON_LOOKS: Record<string, Look> = {
	"BAP-FRA-40": pot("#f783ad", "strawberry", "strawberry", "strawberry"),
	"BAP-MYR-40": pot("#9d8fe6", "blueberries", "blueberries"),
	"BAP-CIT-40": pot("#f6a04d", "jack-o-lantern", "jack-o-lantern", "candle"),
	"BAP-VAN-40": pot("#fbeed6", "white-flower", "white-flower", "ring"),
	"BAP-POM-40": pot("#ee5a6f", "red-apple", "red-apple", "ferris-wheel"),
	"BAP-MEN-40": pot("#9fdcc4", "herb", "herb", "ice"),
	"BAP-CIT-V40": pot("#e3e99a", "lime", "lime", "seedling"),
	"BAP-CAS-25": custom("#a86fc4", "grapes", ["grapes", "balloon"], (ink) =>
		[
			place(closedPot(ink, "#c79add", "grapes"), -250, -60, 0.82),
			place(closedPot(ink, "#8f57ad", "grapes"), 250, -60, 0.82),
			place(openPot(ink, ["#b67fd0"], "grapes"), 0, 0, 1.02),
		].join(""),
	),
	"BAP-ARC-60": custom("#f37fa6", "rainbow", ["rainbow", "confetti-ball"], (ink) =>
		place(openPot(ink, RAINBOW, "rainbow"), 0, 0, 1.46),
	),
	"BAP-FLE-30": custom("#f6b98a", "blossom", ["blossom", "tangerine"], (ink) =>
		[
			place(stick(ink, ["#fde9d3"]), -190, -40, 0.98, -9),
			place(stick(ink, ["#fbd9bb"]), 190, -40, 0.98, 9),
			place(stick(ink, ["#fff3e4"]), 0, 0, 1.12),
		].join(""),
	),
	"BAP-COL-40": pot("#c99063", "cup-with-straw", "cup-with-straw", "bubbles"),
	"BAP-NOE-40": pot("#dba56b", "christmas-tree", "ginger-root", "tangerine"),
	"BAP-SUC-5KG": custom("#d8416f", "sparkles", ["cherries"], (ink) =>
		place(sack(ink, "#f1d7c0", "sparkles", "#d8416f"), 0, 0, 1.2),
	),
	"BAP-BAT-100": custom(
		"#c9904e",
		"wood",
		["herb"],
		(ink) => place(bambooBundle(ink, "#d8416f"), 0, 0, 1.2),
		"6 × 100 bâtons",
	),
	"NOU-BAP-YUZ": pot("#f7e27a", "lemon", "lemon", "tangerine"),
	"NOU-BAP-LIT": pot("#f9c3cf", "rose", "rose", "cherry-blossom"),
	"NOU-BAP-SAL": pot("#dcae78", "salt", "salt", "butter"),
	"DES-BAP-ANA": pot("#f8d659", "pineapple", "pineapple"),
	"DES-BAP-REG": pot("#9a93a3", "glowing-star", "black-heart", "crescent-moon"),
};
