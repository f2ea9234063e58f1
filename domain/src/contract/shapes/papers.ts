import { paperArchiveSchema, paperListSchema, paperMonthSchema, paperPageSchema, paperQuerySchema } from "../paper";
import { SAMPLE, shape } from "./shape";

const PAPER = {
	number: SAMPLE.paperNumber,
	kind: "FINAL_INVOICE" as const,
	label: "Facture",
	issuedOn: "2026-11-22",
	total: 144,
	due: 0,
};

export const PAPER_QUERIES = {
	PaperQuery: shape(paperQuerySchema, { query: "FAC-2026", month: "2026-11", page: "0", size: "20" }),
	PaperMonth: shape(paperMonthSchema, { month: "2026-11" }),
};

export const PAPER_BODIES = { PaperArchiveRequest: shape(paperMonthSchema, { month: "2026-11" }) };

export const PAPER_ANSWERS = {
	PaperArchive: shape(paperArchiveSchema, { id: "parc_1", month: "2026-11", total: 133, done: 40, isReady: false }),
	PaperList: shape(paperListSchema, [PAPER]),
	PaperPage: shape(paperPageSchema, {
		content: [{ ...PAPER, orderNumber: SAMPLE.orderNumber, buyer: "Camille Martin" }],
		totalElements: 1,
		last: true,
	}),
};
