import { cakes, custom, type Look } from "../look";
import { CAKES } from "../shapes/cakes";
import { log, weddingCake } from "../shapes/centrepieces";
import { place } from "../shapes/solid";

const MACARONS = ["#e56a8c", "#a8c46b", "#f4d866", "#7b4a2d", "#f6e6c6", "#f4b3c6"];

export const CAKE_LOOKS: Record<string, Look> = {
	"GAT-MAD-300": cakes("#d9923c", "madeleine", "tower", "#eab45f", ["#eab45f"], "lemon", "lemon", "butter"),
	"GAT-BRO-240": cakes(
		"#5a2d16",
		"brownie",
		"tower",
		"#6b3a1f",
		["#c98d4a"],
		"chocolate-bar",
		"chocolate-bar",
		"chestnut",
	),
	"GAT-FIN-240": cakes("#c98540", "ingot", "tower", "#dda253", ["#f3dcae"], "honey-pot", "honey-pot", "hot-beverage"),
	"GAT-MAC-012": cakes("#e56a8c", "macaron", "tower", MACARONS, ["#fff3e4"], "cherries", "cherries", "rose"),
	"GAT-PEP-350": custom("#8a4b22", "honey-pot", ["honey-pot", "evergreen-tree"], (ink) =>
		place(CAKES.loaf(ink, "#9a5a2a", "#7a3f18"), 40, 0, 1.34),
	),
	"GAT-CAN-008": cakes("#7a4420", "cannele", "tower", "#8f5326", ["#8f5326"], "custard", "white-flower", "egg"),
	"GAT-COO-300": cakes("#b9682a", "cookie", "lean", "#d69a55", ["#4a2412"], "cookie", "chocolate-bar", "glass-of-milk"),
	"GAT-SGL-260": cakes(
		"#4a2412",
		"fondant",
		"trio",
		"#74462a",
		["#3d1d10"],
		"chocolate-bar",
		"chocolate-bar",
		"chestnut",
	),
	"GAT-VEG-280": custom("#d9c23a", "lemon", ["lemon", "seedling"], (ink) =>
		place(CAKES.loaf(ink, "#e0b25c", "#fdf3dc"), 40, 0, 1.34),
	),
	"GAT-DON-006": cakes(
		"#f27da3",
		"donut",
		"lean",
		"#d9a05a",
		["#5a2d16", "#fbe7c8", "#f58fb4"],
		"doughnut",
		"party-popper",
	),
	"GAT-CUP-HAL": cakes(
		"#5b3a86",
		"cupcake",
		"trio",
		"#2f2438",
		["#8a5fc0", "#ef8a36", "#7a4fb0"],
		"bat",
		"bat",
		"spider-web",
	),
	"GAT-MAR-PIE": custom("#e8a9b8", "bouquet", ["bouquet", "ring"], (ink) => place(weddingCake(ink), 0, 0, 1.34)),
	"GAT-BUC-800": custom("#6b3a1c", "christmas-tree", ["christmas-tree"], (ink) =>
		place(log(ink, "#6b3a1c", "#f3d9a4"), -20, -40, 1.3),
	),
	"NOU-GAT-SPE": cakes("#b9682a", "biscuit", "stack", "#b8753a", ["#d8315f"], "cherries", "cherries"),
	"DES-GAT-PAL": cakes("#d9a441", "disc", "stack", "#e2ae56", ["#e2ae56"], "butter", "butter"),
	"DES-GAT-GAL": cakes("#e8812b", "disc", "stack", "#ec9f43", ["#e9a54a"], "tangerine", "tangerine"),
};
