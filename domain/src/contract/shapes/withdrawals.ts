import {
	adminWithdrawalSchema,
	withdrawableOrderSchema,
	withdrawalDecisionSchema,
	withdrawalLookupSchema,
	withdrawalPageSchema,
	withdrawalQuerySchema,
	withdrawalReceiptSchema,
	withdrawalSchema,
} from "../withdrawal";
import { SAMPLE, shape } from "./shape";

const ID = "wdr_01KA2B3C4D5E6F7G8H9J0K1M2N";
const LINE = "cmdline_01KA2B3C4D5E6F7G8H9J0K1M2N";
const LOOKUP = { orderNumber: SAMPLE.orderNumber, email: SAMPLE.email };
const WITHDRAWAL = {
	id: ID,
	orderId: SAMPLE.orderId,
	orderNumber: SAMPLE.orderNumber,
	name: "Camille Martin",
	email: SAMPLE.email,
	submittedAt: SAMPLE.at,
	deliveredAt: SAMPLE.at,
	lastDay: "2026-12-04",
	isLate: false,
	isBusiness: false,
	lines: [{ productName: "Barbe à papa fraise", right: "FREE" as const, boxes: 2 }],
	dueCents: 7220,
	balanceCents: 0,
	refundableCents: 28_880,
	offBalanceCents: 0,
	state: "OPEN" as const,
	decidedAt: null,
	reason: null,
};

export const WITHDRAWAL_QUERIES = {
	WithdrawalQuery: shape(withdrawalQuerySchema, { decided: "true", page: "0" }),
};

export const WITHDRAWAL_BODIES = {
	WithdrawalLookup: shape(withdrawalLookupSchema, LOOKUP),
	Withdrawal: shape(withdrawalSchema, {
		...LOOKUP,
		requestId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
		name: "Camille Martin",
		lines: [{ lineId: LINE, boxes: 2 }],
	}),
	WithdrawalDecision: shape(withdrawalDecisionSchema, { decision: "ACCEPT", amount: 7220 }),
};

export const WITHDRAWAL_ANSWERS = {
	WithdrawableOrder: shape(withdrawableOrderSchema, {
		orderNumber: SAMPLE.orderNumber,
		lastDay: "2026-12-04",
		isLate: false,
		lines: [{ lineId: LINE, productName: "Barbe à papa fraise", right: "FREE", openBoxes: 8, boxes: 8 }],
	}),
	WithdrawalReceipt: shape(withdrawalReceiptSchema, {
		id: ID,
		orderNumber: SAMPLE.orderNumber,
		submittedAt: SAMPLE.at,
	}),
	AdminWithdrawal: shape(adminWithdrawalSchema, WITHDRAWAL),
	WithdrawalPage: shape(withdrawalPageSchema, { content: [WITHDRAWAL], last: true }),
};
