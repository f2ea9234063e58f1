import { documentArchiveQuerySchema, documentPageSchema, documentQuerySchema } from "../document";
import { SAMPLE, shape } from "./shape";

const FILTERS = { kind: "FINAL_INVOICE", from: "2026-11-01", to: "2026-11-30" };

export const DOCUMENT_QUERIES = {
	DocumentQuery: shape(documentQuerySchema, { ...FILTERS, page: "0", size: "20" }),
	DocumentArchiveQuery: shape(documentArchiveQuerySchema, FILTERS),
};

export const DOCUMENT_ANSWERS = {
	DocumentPage: shape(documentPageSchema, {
		content: [
			{
				kind: "FINAL_INVOICE",
				number: SAMPLE.paperNumber,
				issuedOn: "2026-11-22",
				total: 144,
				orderNumber: SAMPLE.orderNumber,
				quoteKey: null,
			},
		],
		totalElements: 1,
		last: true,
	}),
};
