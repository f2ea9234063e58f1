/** One thing of a hero scene: where it stands around the scene's foot, and how large. */
type Placed = readonly [name: string, x: number, y: number, size: number, turn?: number];

/** A scene of the home carousel. Products are drawn by reference at a scale, emojis by name at a width. */
export interface Hero {
	wall: string;
	/** A tag whose ornaments dress the wall. */
	dress: string;
	products: readonly Placed[];
	emojis: readonly Placed[];
	/** Words on a price ticket. */
	ticket?: { large: string; small: string; x: number; y: number; scale: number };
	/** A pallet of cartons at the back: accent, boxes per layer, layers. */
	pallet?: readonly [accent: string, boxesPerLayer: number, layers: number];
}

export const HEROES: Record<string, Hero> = {
	halloween: {
		wall: "#bfa8ea",
		dress: "halloween",
		products: [
			["BON-HAL-SUC", 60, -110, 0.72],
			["POP-HAL-100", -230, -20, 0.66],
			["GAT-CUP-HAL", 210, 60, 0.52],
			["BAP-CIT-40", -70, 70, 0.6],
		],
		emojis: [
			["jack-o-lantern", 330, -20, 210, 4],
			["candle", -360, 70, 96],
		],
		ticket: { large: "–30 %", small: "Halloween", x: 300, y: -600, scale: 0.62 },
	},
	nouveautes: {
		wall: "#bfe6e0",
		dress: "NOUVEAU",
		products: [
			["NOU-BAP-SAL", -240, -50, 0.74],
			["NOU-BAP-YUZ", 250, -50, 0.74],
			["NOU-BAP-LIT", 10, 50, 0.9],
		],
		emojis: [
			["lemon", 350, 70, 120, 8],
			["rose", -160, 100, 120, -10],
			["salt", -360, 60, 104, -6],
		],
	},
	destockage: {
		wall: "#f6dd8a",
		dress: "",
		pallet: ["#b5124f", 8, 5],
		products: [
			["DES-BAP-ANA", 190, 0, 0.62],
			["DES-COR-COL", 330, 86, 0.46],
			["DES-MIX-5KG", -330, 70, 0.5],
			["DES-BON-COE", 20, 96, 0.44],
		],
		emojis: [],
		ticket: { large: "Ventes flash", small: "tant qu'il en reste", x: 230, y: -500, scale: 0.84 },
	},
	bestsellers: {
		wall: "#fbcddd",
		dress: "FETE",
		products: [
			["POP-CIN-200", -270, -60, 0.68],
			["COR-BEU-012", 290, -60, 0.66],
			["BAP-FRA-40", 20, -20, 0.84],
			["BON-BER-200", -170, 80, 0.46],
			["GAT-MAC-012", 210, 96, 0.46],
		],
		emojis: [["strawberry", 390, 96, 110, 8]],
	},
	bio: {
		wall: "#cfe6bb",
		dress: "BIO",
		products: [
			["POP-NAT-080", -240, -40, 0.76],
			["BON-BIO-100", 250, -40, 0.7],
			["BAP-CIT-V40", 10, 20, 0.76],
			["NOU-BON-HIB", 230, 96, 0.42],
			["COR-SGL-010", -180, 100, 0.44],
		],
		emojis: [
			["seedling", -380, 90, 120],
			["lemon", 60, 104, 112, 8],
		],
	},
};
