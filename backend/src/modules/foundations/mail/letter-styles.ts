import type { CSSProperties } from "react";

const INK = "#2B1226";
const PLUM = "#5B2A4E";
const RASPBERRY = "#B5124F";
const RULE = "#E6D3D3";
const SANS = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Sides of an image of a product, in CSS pixels. */
export const IMAGE_SIDE = 56;

/** The shop's colours and sizes, in the style attributes that every mail program honours. */
export const STYLES = {
	body: { margin: 0, padding: 0 },
	page: { backgroundColor: "#FBF1EA", padding: "24px 8px", fontFamily: SANS },
	container: { width: "100%", maxWidth: 600 },
	awning: { backgroundColor: RASPBERRY, borderRadius: "14px 14px 0 0" },
	brand: { color: "#FFFFFF", fontFamily: SERIF, fontWeight: 700, fontSize: 22, margin: 0, padding: "16px 24px" },
	card: { backgroundColor: "#FFFBF7", borderRadius: "0 0 14px 14px", padding: "8px 24px 24px" },
	title: { color: INK, fontFamily: SERIF, fontSize: 26, lineHeight: "32px", margin: "16px 0" },
	text: { color: INK, fontSize: 16, lineHeight: "24px", margin: "0 0 16px" },
	note: { color: PLUM, fontSize: 14, lineHeight: "21px", margin: "16px 0 0" },
	action: { margin: "8px 0 16px" },
	button: {
		backgroundColor: RASPBERRY,
		color: "#FFFFFF",
		borderRadius: 14,
		fontSize: 16,
		fontWeight: 700,
		lineHeight: "24px",
		padding: "12px 24px",
	},
	table: { borderCollapse: "collapse", margin: "0 0 16px", fontSize: 16, lineHeight: "24px" },
	label: { color: INK, borderBottom: `1px solid ${RULE}`, padding: "8px 12px 8px 0", wordBreak: "break-word" },
	amount: {
		color: INK,
		borderBottom: `1px solid ${RULE}`,
		padding: "8px 0",
		whiteSpace: "nowrap",
		verticalAlign: "top",
	},
	strong: { fontWeight: 700 },
	image: { display: "block", borderRadius: 8 },
	detail: { color: PLUM, fontSize: 14, lineHeight: "20px" },
	panel: { backgroundColor: "#FBF1EA", borderRadius: 14, margin: "0 0 16px" },
	panelText: { color: INK, fontSize: 16, lineHeight: "24px", margin: 0, padding: "12px 16px", wordBreak: "break-word" },
	footer: { color: PLUM, fontSize: 14, lineHeight: "21px", textAlign: "center", margin: "16px 0 0" },
	link: { color: RASPBERRY },
} as const satisfies Record<string, CSSProperties>;

/**
 * Below a short mail, and for clients that support dark mode; the others show the light colours, which are legible
 * everywhere. Neither ">" nor quotes: the renderer escapes them.
 */
export const STYLE_SHEET = `
	.page { background-color: #FBF1EA; }
	@media (prefers-color-scheme: dark) {
		.page { background-color: #1B0B18 !important; }
		.card { background-color: #2B1226 !important; }
		.panel { background-color: #3C1D35 !important; }
		.ink, .ink td { color: #FFFBF7 !important; }
		.quiet { color: #E6D3D3 !important; }
		.link { color: #FFA9C4 !important; }
		.rule { border-color: #5B2A4E !important; }
	}`;
