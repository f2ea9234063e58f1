import { coneFan, custom, type Look } from "../look";
import { cone, cup, fan, holder, scooped, swirled } from "../shapes/cones";
import { heap, paperCone } from "../shapes/popcorn";
import { place } from "../shapes/solid";

const WAFER = "#e3a553";
const GOLDEN = "#d9923c";

export const CONE_LOOKS: Record<string, Look> = {
	"COR-BEU-012": custom("#c98540", "butter", ["butter", "egg"], (ink) =>
		place(fan([cone(ink, WAFER), scooped(ink, WAFER, ["#fbe7bd"]), cone(ink, GOLDEN)]) + holder(ink, 300), 0, 0, 1.24),
	),
	"COR-CHO-010": coneFan("#5a2d16", [WAFER, WAFER, WAFER], "chocolate-bar", ["chocolate-bar"], "#4a2412"),
	"COR-MIN-024": custom("#8fb35a", "soft-ice-cream", ["clinking-glasses"], (ink) =>
		[-300, -150, 0, 150, 300]
			.map((x, index) =>
				place(
					scooped(ink, WAFER, [["#f7b3c6", "#fbe7bd", "#b8dca0", "#cdb2ea", "#f7c48a"][index] ?? WAFER]),
					x,
					index % 2 ? -70 : 0,
					0.96,
				),
			)
			.join(""),
	),
	"COR-SGL-010": coneFan("#8a6a52", ["#a98263", "#b8916f", "#a98263"], "sheaf-of-rice", ["sheaf-of-rice", "seedling"]),
	"COR-GEA-006": custom(
		"#d9923c",
		"ice-cream",
		["cherries", "strawberry"],
		(ink) =>
			place(scooped(ink, GOLDEN, ["#f58fb4", "#fbe7bd", "#a6d98a"]), -120, 0, 1.22, -5) +
			place(cone(ink, GOLDEN), 220, 0, 1.36, 10),
	),
	"COR-CRE-008": custom("#7b4a2d", "chestnut", ["chestnut", "chocolate-bar"], (ink) =>
		[-230, 230, 0]
			.map((x, index) =>
				place(scooped(ink, WAFER, ["#8a5733"], "#4a2412"), x, index === 2 ? 10 : -70, index === 2 ? 1.4 : 1.16, x / 24),
			)
			.join(""),
	),
	"COR-GUI-020": custom("#f27da3", "strawberry", ["strawberry", "sparkles"], (ink) =>
		[-230, 230, 0]
			.map((x, index) =>
				place(
					swirled(ink, WAFER, index === 2 ? "#f7a3bf" : "#fde0e6"),
					x,
					index === 2 ? 10 : -70,
					index === 2 ? 1.12 : 0.96,
					x / 30,
				),
			)
			.join(""),
	),
	"COR-CAR-012": coneFan("#b9682a", [GOLDEN, "#c47a2e", GOLDEN], "custard", ["custard", "butter"], "#c47a2e"),
	"COR-PAP-200": custom(
		"#c9904e",
		"popcorn",
		["popcorn"],
		(ink) =>
			[
				place(paperCone(ink, "#c9a06a", ""), -240, -50, 1.15, -10),
				place(paperCone(ink, "#d8265f", ""), 240, -50, 1.15, 10),
				place(paperCone(ink, "#d8265f", heap(ink, 320, 150, ["#f8ead0", "#f4dfb6"])), 0, 10, 1.3),
			].join(""),
		"4 × 200 cônes",
	),
	"COR-VAN-100": custom("#e8b467", "shaved-ice", ["beach-with-umbrella"], (ink) =>
		[-270, -90, 90, 270]
			.map((x, index) =>
				place(
					[0, 1, 2].map((level) => place(cup(ink, "#eab868"), 0, -level * 92)).join(""),
					x,
					index % 2 ? 0 : -60,
					1.02,
				),
			)
			.join(""),
	),
	"NOU-COR-CHA": coneFan("#3b3140", ["#453a4a", "#37303d", "#453a4a"], "crescent-moon", ["crescent-moon", "bat"]),
	"DES-COR-COL": coneFan("#6fa8d8", ["#f29ab5", "#9fd08a", "#f4d35e", "#8dbbe8"], "rainbow", ["party-popper"]),
};
