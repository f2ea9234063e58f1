import * as buyer from "./buyer";
import { documented } from "./documented";
import { shape } from "./shape";

export const BUYING_COMPANY = {
	id: "comp_01KA2B3C4D5E6F7G8H9J0K1M2N",
	name: "Fêtes et fils",
	site: "Dépôt de Valence",
	isOnAccount: true,
	creditLimit: 1000,
	available: 400,
	isBlocked: false,
	hasDeposit: false,
	minimumOrder: 100,
};

/** Whom staff deal with when they enter an order. */
export const BUYERS = documented(buyer, {
	bodies: {},
	answers: { Buyer: shape(buyer.buyerSchema, { company: { ...BUYING_COMPANY, site: null } }) },
	groups: {
		"Administration : acheteurs": {
			readBuyer: { summary: "Lire l'entreprise pour laquelle un client achète, ses conditions et son encours" },
		},
	},
});
