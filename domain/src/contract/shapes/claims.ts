import {
	adminClaimSchema,
	claimDecisionSchema,
	claimListSchema,
	claimMessageSchema,
	claimPageSchema,
	claimQuerySchema,
	claimSchema,
	newClaimSchema,
} from "../claim";
import { SAMPLE, shape } from "./shape";

const REQUEST = "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f";
const TEXT = "Deux cartons sont arrivés écrasés, les sachets sont ouverts.";
const CLAIM = {
	number: "REC-7K3M-9QX2",
	kind: "DAMAGED" as const,
	wish: "REFUND" as const,
	state: "OPEN" as const,
	submittedAt: SAMPLE.at,
	lines: [{ productName: "Barbe à papa fraise", boxes: 2 }],
	messages: [{ from: "CUSTOMER" as const, at: SAMPLE.at, text: TEXT }],
	ending: null,
};
const ADMIN_CLAIM = {
	...CLAIM,
	lines: CLAIM.lines.map((line) => ({ ...line, unitPriceCents: 3610 })),
	id: "rcl_01KA2B3C4D5E6F7G8H9J0K1M2N",
	orderId: SAMPLE.orderId,
	orderNumber: SAMPLE.orderNumber,
	name: "Camille Martin",
	email: SAMPLE.email,
	deliveredAt: SAMPLE.at,
	isBusiness: false,
	claimedCents: 7220,
	refundableCents: 28_880,
};

export const CLAIM_QUERIES = {
	ClaimQuery: shape(claimQuerySchema, { list: "OPEN", query: SAMPLE.orderNumber, page: "0" }),
};

export const CLAIM_BODIES = {
	NewClaim: shape(newClaimSchema, {
		requestId: REQUEST,
		kind: "DAMAGED",
		wish: "REFUND",
		lines: [{ lineId: "cmdline_01KA2B3C4D5E6F7G8H9J0K1M2N", boxes: 2 }],
		text: TEXT,
	}),
	ClaimMessage: shape(claimMessageSchema, { requestId: REQUEST, text: "Voici le numéro du carton : 12." }),
	ClaimDecision: shape(claimDecisionSchema, { decision: "REFUND", amount: 7220, words: "" }),
};

export const CLAIM_ANSWERS = {
	Claim: shape(claimSchema, CLAIM),
	ClaimList: shape(claimListSchema, { isOpen: true, items: [CLAIM] }),
	AdminClaim: shape(adminClaimSchema, ADMIN_CLAIM),
	ClaimPage: shape(claimPageSchema, { content: [ADMIN_CLAIM], last: true, waiting: 1 }),
};
