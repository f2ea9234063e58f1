import { SAMPLE } from "./shape";

const PRODUCT = ["Identifiant du produit", SAMPLE.productId] as const;
const MEMBER = ["Identifiant du compte du membre", SAMPLE.customerId] as const;
const INVITATION = ["Identifiant de l'invitation", SAMPLE.companyInvitationId] as const;
const UNSUBSCRIBE = ["Jeton de désinscription", SAMPLE.mailedToken] as const;

/** What a parameter of a path names, by the part of the path before it, with an example. */
const PARAMETERS: Readonly<Record<string, readonly [description: string, example: string]>> = {
	"addresses/:id": ["Identifiant de l'adresse", SAMPLE.addressId],
	"approvals/:id": ["Numéro de la commande", SAMPLE.orderNumber],
	"archives/:id": ["Identifiant de l'export", "parc_1"],
	"balance-link/:token": ["Jeton d'un lien de paiement", "CMD-7K3M-9QX2.q3W8mZr5T1vX7bN2"],
	"batches/:id": ["Identifiant du changement groupé", SAMPLE.batchId],
	"buyers/:id": ["Identifiant du client", SAMPLE.customerId],
	"categories/:code": ["Code de la catégorie", "BARBE_A_PAPA"],
	"channels/:id": ["Identifiant du canal de vente", SAMPLE.channelId],
	"claims/:id": ["Identifiant de la réclamation", "rcl_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"claims/:number": ["Numéro de la réclamation", "REC-7K3M-9QX2"],
	"commercial-codes/:id": ["Identifiant du code", "8a1b2c3d-4e5f-4607-9182-93a4b5c6d7e8"],
	"companies/:id": ["Identifiant de l'entreprise", SAMPLE.companyId],
	"customers/:id": ["Identifiant du client", SAMPLE.customerId],
	"deliveries/:id": ["Identifiant du message", "4711"],
	"docs/:file": ["Nom du fichier", "page.css"],
	"documents/:number": ["Numéro de la facture, de l'avoir ou du devis", SAMPLE.documentNumber],
	"feeds/:channel": [
		"«\u00a0boutique\u00a0» pour la boutique elle-même, sinon l'identifiant du canal de vente",
		"boutique",
	],
	"followed-orders/:key": ["Clé de suivi, telle que les e-mails la donnent", SAMPLE.mailedToken],
	"images/:name": ["Nom du fichier de l'image", "1763800000000-produit-3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11.webp"],
	"import-mappings/:id": ["Identifiant de la correspondance", "imap_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"import/:importId": ["Identifiant de l'import", SAMPLE.importId],
	"intent/:id": ["Identifiant du paiement", SAMPLE.intentId],
	"invitations/:id": INVITATION,
	"invitations/:invitation": INVITATION,
	"invoices/:number": ["Numéro de la facture ou de l'avoir", SAMPLE.documentNumber],
	"keys/:keyId": ["Identifiant de la clé", SAMPLE.keyId],
	"lists/:id": ["Identifiant de la liste", SAMPLE.listId],
	"lots/:id": ["Identifiant du lot", SAMPLE.lotId],
	"members/:id": MEMBER,
	"members/:member": MEMBER,
	"messages/:id": ["Identifiant du message", "msg_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"orders/:externalRef": ["Nom que le canal donne à la commande", SAMPLE.externalRef],
	"orders/:id": ["Identifiant ou numéro de la commande", SAMPLE.orderNumber],
	"pages/:slug": ["Dernière partie de l'adresse de la page", "foire-de-carpentras"],
	"pickups/:id": ["Identifiant de l'enlèvement", "pickup_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"prices/:productId": PRODUCT,
	"products/:id": PRODUCT,
	"products/:productId": PRODUCT,
	"promotions/:id": ["Identifiant de la promotion", SAMPLE.promotionId],
	"quote-inquiries/:id": ["Identifiant de la demande", SAMPLE.quoteInquiryId],
	"quotes/:id": ["Identifiant du devis", SAMPLE.quoteId],
	"quotes/:key": ["Clé du devis, telle que son e-mail la donne", SAMPLE.mailedToken],
	"receipts/:id": ["Identifiant de la réception", "recpt_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"redirects/:id": ["Identifiant de la redirection", "12"],
	"reviews/:id": ["Identifiant de l'avis", "rev_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"sessions/:id": ["Identifiant de la session", SAMPLE.sessionId],
	"shipments/:shipment": ["Numéro de l'envoi dans la commande", "1"],
	"sites/:id": ["Identifiant du site", SAMPLE.companySiteId],
	"staff/:id": ["Identifiant du membre", "user_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"unsubscribe/:token": UNSUBSCRIBE,
	"views/:id": ["Identifiant de la vue", SAMPLE.viewId],
	"withdrawals/:id": ["Identifiant de la rétractation", "wdr_01KA2B3C4D5E6F7G8H9J0K1M2N"],
	"webhooks/:id": ["Identifiant du webhook", "whk_01KA2B3C4D5E6F7G8H9J0K1M2N"],
};

/** The parameters of an operation's path, by name. */
export function parametersOf(key: string): Record<string, { description: string; example: string }> {
	const found = [...key.matchAll(/[^/]+\/:(\w+)/g)].map(([place, name = ""]) => {
		const [description, example] = PARAMETERS[place] ?? [];
		if (description === undefined || example === undefined)
			throw new Error(`${place} of ${key}: describe it in path-parameters.ts.`);
		return [name, { description, example }];
	});
	return Object.fromEntries(found);
}
