import * as accountHome from "./account-home";
import { documented } from "./documented";
import { ORDER } from "./orders.docs";
import { SAMPLE, shape } from "./shape";

/** The start page of an account. Ours. */
export const ACCOUNT_HOME = documented(accountHome, {
	bodies: {},
	answers: {
		AccountHome: shape(accountHome.accountHomeSchema, {
			role: "MANAGER",
			lastOrder: ORDER,
			dues: [{ orderNumber: SAMPLE.orderNumber, amount: 303.8, payBy: SAMPLE.later }],
			account: { outstanding: 303.8, overdue: 0 },
			quotes: [],
			approvals: [],
		}),
	},
	groups: {
		Compte: {
			readAccountHome: {
				summary: "Lire sa dernière commande, ce qui reste à payer, ses devis et ses approbations en attente",
			},
		},
	},
});
