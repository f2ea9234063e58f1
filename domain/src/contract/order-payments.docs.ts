import { orderPaymentsSchema, transferRequestSchema } from "./admin-payments";
import { balanceLinkRequestSchema, balanceLinkSchema } from "./balance";
import { documented } from "./documented";
import { moneyMovementPageSchema } from "./money-movement";
import * as orderPayments from "./order-payments";
import { SAMPLE, shape } from "./shape";

/** Money of orders: what came, what is due, what is recorded by hand. */
export const ORDER_PAYMENTS = documented(orderPayments, {
	bodies: {
		TransferRequest: shape(transferRequestSchema, {
			amount: 21266,
			receivedOn: "2026-11-20",
			reference: "VIR CMD-7K3M-9QX2",
		}),
		BalanceLinkRequest: shape(balanceLinkRequestSchema, { send: true }),
	},
	answers: {
		OrderPayments: shape(orderPaymentsSchema, {
			orderId: SAMPLE.orderId,
			orderNumber: SAMPLE.orderNumber,
			customerEmail: SAMPLE.email,
			total: 30380,
			captured: 30380,
			refunded: 0,
			refundPending: 0,
			due: 0,
			transferable: 0,
			refundable: 30380,
			refundableByHand: 0,
			payments: [
				{
					id: "9c8b7a69-5847-4362-9150-4f3e2d1c0b9a",
					method: "demo",
					purpose: "CHECKOUT",
					state: "RECEIVED",
					amount: 30380,
					refunded: 0,
					refundPending: 0,
					at: SAMPLE.at,
					reference: null,
					receivedOn: null,
					recordedBy: null,
				},
			],
			refunds: [],
			disputes: [],
			actions: { refund: true, recordTransfer: false, sendLink: false },
		}),
		BalanceLink: shape(balanceLinkSchema, {
			url: "https://exemple.fr/payer/CMD-7K3M-9QX2.q3W8",
			expiresAt: SAMPLE.later,
		}),
		MoneyMovementPage: shape(moneyMovementPageSchema, {
			content: [
				{
					id: "mvt_01K",
					kind: "REFUND",
					method: "manual",
					amount: -1250,
					at: SAMPLE.at,
					orderNumber: SAMPLE.orderNumber,
					customerEmail: SAMPLE.email,
				},
			],
			totalElements: 1,
			last: true,
			received: 0,
			givenBack: 1250,
		}),
	},
	groups: {
		"Administration : commandes": {
			listMoneyMovements: {
				summary: "Lister ce qui a été encaissé et rendu",
				description:
					"Le grand livre des paiements, mouvement par mouvement, les plus récents d'abord. Montants en centimes.",
				query: {
					page: "0",
					size: "20",
					query: "CMD-7K3M",
					direction: "out",
					method: "manual",
					from: "2026-11-01",
					to: "2026-11-30",
				},
			},
			readOrderPayments: { summary: "Lire l'argent d'une commande, en centimes" },
			makeBalanceLink: { summary: "Faire un lien de paiement du solde, et l'envoyer au besoin" },
			recordTransfer: { summary: "Noter un virement reçu" },
		},
	},
});
