import { CURRENCY } from "@confiserie/domain/money";
import { type FramePresence, readFramePresence } from "../../../../medusa/shop/frame";
import { blocker, type OpeningCheck } from "./check";

const WORDS: Record<keyof FramePresence, string> = {
	region: "la région",
	vat: "les taux de TVA",
	stockLocation: "le lieu de stock",
	salesChannel: "le canal de vente",
	delivery: "la livraison",
};

/** Medusa's records without which no order can be taken. */
export const frame: OpeningCheck = {
	title: "Cadre de la boutique",
	atBoot: true,
	find: async ({ sql }) => {
		const presence = await readFramePresence(sql, CURRENCY);
		const missing = Object.entries(WORDS).filter(([part]) => !presence[part as keyof FramePresence]);
		if (missing.length === 0) return [];
		return [blocker(`Il manque ${missing.map(([, word]) => word).join(", ")}.`, "Lancez npm run shop -- setup.")];
	},
};
