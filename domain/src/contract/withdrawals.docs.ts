import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";
import * as withdrawals from "./withdrawals";

const LOOKUP = { orderNumber: SAMPLE.orderNumber, email: SAMPLE.email };
const LINE = "cmdline_01KA2B3C4D5E6F7G8H9J0K1M2N";
const ID = "wdr_01KA2B3C4D5E6F7G8H9J0K1M2N";
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

/** The on-line withdrawal function. Source: code de la consommation, art. L221-21 and D221-5. */
export const WITHDRAWALS = documented(withdrawals, {
	bodies: {
		WithdrawalLookup: shape(withdrawals.withdrawalLookupSchema, LOOKUP),
		Withdrawal: shape(withdrawals.withdrawalSchema, {
			...LOOKUP,
			requestId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
			name: "Camille Martin",
			lines: [{ lineId: LINE, boxes: 2 }],
		}),
		WithdrawalDecision: shape(withdrawals.withdrawalDecisionSchema, { decision: "ACCEPT", amount: 7220 }),
	},
	answers: {
		WithdrawableOrder: shape(withdrawals.withdrawableOrderSchema, {
			orderNumber: SAMPLE.orderNumber,
			lastDay: "2026-12-04",
			isLate: false,
			lines: [{ lineId: LINE, productName: "Barbe à papa fraise", right: "FREE", openBoxes: 8, boxes: 8 }],
		}),
		WithdrawalReceipt: shape(withdrawals.withdrawalReceiptSchema, {
			id: ID,
			orderNumber: SAMPLE.orderNumber,
			submittedAt: SAMPLE.at,
		}),
		AdminWithdrawal: shape(withdrawals.adminWithdrawalSchema, WITHDRAWAL),
		WithdrawalPage: shape(withdrawals.withdrawalPageSchema, { content: [WITHDRAWAL], last: true }),
	},
	groups: {
		Rétractation: {
			readWithdrawableOrder: {
				summary: "Lire ce dont on peut se rétracter dans une commande",
				description: "Sans compte : le numéro de la commande et son adresse e-mail suffisent.",
			},
			declareWithdrawal: {
				summary: "Confirmer sa rétractation, de tout ou partie d'une commande",
				description: "Un accusé de réception avec le contenu, la date et l'heure part à l'adresse de la commande.",
			},
		},
		"Administration : rétractations": {
			listWithdrawals: { summary: "Lister les rétractations", query: { decided: "true", page: "0" } },
			decideWithdrawal: { summary: "Rembourser une rétractation, ou la refuser avec ses motifs" },
		},
	},
});
