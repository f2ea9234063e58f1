import { NEWSLETTER_LINK_DAYS } from "@confiserie/domain/customers/newsletter";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import { MEDUSA_ADDRESS, type Processing } from "./processing";

const YEARS = (years: number) => (years === 1 ? "un an" : `${years} ans`);
const TEAM = "le commerçant et son équipe";
const CONTRACT = "contrat (art. 6-1 b)";
const INTEREST = "intérêt légitime (art. 6-1 f)";

/** What is known of people who buy or write. */
export const PEOPLE: readonly Processing[] = [
	{
		name: "Comptes clients",
		purpose: "ouvrir un compte, s'y connecter, retrouver adresses et commandes",
		basis: CONTRACT,
		retention: `jusqu'à l'effacement demandé, ou ${YEARS(RETENTION.idleAccountYears)} après la dernière connexion`,
		seenBy: TEAM,
		columns: {
			customer: ["email", "first_name", "last_name", "phone", "company_name", "metadata"],
			customer_address: ["address_name", ...MEDUSA_ADDRESS],
			account_business: [
				"company",
				"registration",
				"vat_number",
				"checked_vat_number",
				"billing_street",
				"billing_postal_code",
				"billing_city",
				"billing_country",
			],
			provider_identity: ["entity_id", "user_metadata", "provider_metadata"],
			auth_identity: ["app_metadata"],
			auth_mfa_factor: ["provider_metadata", "metadata"],
			auth_verification: ["entity_id", "provider_metadata", "metadata"],
			auth_password_reset_token: ["entity_id"],
			account_session: ["created_at", "last_seen_at"],
			account_activity: ["signed_in_at"],
			account_note: ["note"],
			account_ticket: ["data"],
			account_holder: ["email", "data", "metadata"],
			commercial_code: ["email"],
			deposit_permission: ["permission"],
		},
	},
	{
		name: "Comptes rendus d'imports",
		purpose: "dire ce qui n'a pas été repris d'un fichier de clients ou de commandes passées",
		basis: INTEREST,
		retention: `${RETENTION.importDays} jours`,
		seenBy: TEAM,
		columns: { import_run: ["report"] },
	},
	{
		name: "Paniers d'autres vitrines",
		purpose: "préparer une commande passée par l'interface Store API",
		basis: CONTRACT,
		retention: `${RETENTION.idleCartDays} jours sans changement`,
		seenBy: `${TEAM}, la vitrine qui tient le panier`,
		columns: {
			cart: ["email", "metadata"],
			cart_address: MEDUSA_ADDRESS,
			cart_line_item: ["metadata"],
			payment_session: ["data", "context", "metadata"],
		},
	},
	{
		name: "Messages du formulaire de contact",
		purpose: "répondre à qui écrit",
		basis: INTEREST,
		retention: YEARS(RETENTION.contactMessageYears),
		seenBy: TEAM,
		columns: { contact_message: ["name", "email", "subject", "message"] },
	},
	{
		name: "E-mails de service",
		purpose: "envoyer ce qu'une commande ou un compte demande, et savoir ce qui est parti",
		basis: CONTRACT,
		retention: `le texte jusqu'à l'envoi, le destinataire ${YEARS(RETENTION.traceYears)}`,
		seenBy: `${TEAM}, l'hébergeur du courrier`,
		columns: {
			mail_outbox: ["recipient", "data", "key", "last_error"],
			notification: ["to", "data", "from", "provider_data", "idempotency_key"],
		},
	},
	{
		name: "Lettre d'information",
		purpose: "envoyer les nouveautés et les offres à qui l'a demandé, et prouver son accord",
		basis: "consentement (art. 6-1 a)",
		retention: `jusqu'à la désinscription, ${YEARS(RETENTION.newsletterYears)} au plus\u00a0; sans confirmation, ${NEWSLETTER_LINK_DAYS} jours`,
		seenBy: `${TEAM}, l'hébergeur du courrier`,
		columns: { newsletter_reader: ["email"] },
	},
	{
		name: "Panier et favoris du compte",
		purpose: "les retrouver d'un appareil à l'autre",
		basis: CONTRACT,
		retention: "aussi longtemps que le compte",
		seenBy: "personne",
		columns: { account_basket: ["cart", "favourites"] },
	},
	{
		name: "Allergènes à éviter",
		purpose: "signaler sur chaque produit ceux que le client évite",
		basis: "consentement explicite, car ils peuvent révéler sa santé (art. 6-1 a et 9-2 a)",
		retention: "jusqu'à ce que le client les efface, et pas plus longtemps que le compte",
		seenBy: "personne",
		columns: { account_allergens: ["avoided", "allow_traces", "consented_at"] },
	},
	{
		name: "Listes",
		purpose: "retrouver ce que l'on commande souvent, et le rappeler à la date choisie",
		basis: "contrat\u00a0; consentement pour le rappel (art. 6-1 a et b)",
		retention: "jusqu'à leur suppression, et pas plus longtemps que le compte",
		seenBy: TEAM,
		columns: {
			saved_list: ["name", "remind_on", "consent_version", "consented_at"],
			saved_list_line: ["product_name", "boxes"],
		},
	},
	{
		name: "Entreprises et leurs membres",
		purpose: "commander à plusieurs pour une entreprise, dans des limites, et livrer ses sites",
		basis: CONTRACT,
		retention:
			"un membre, jusqu'à ce qu'il quitte l'entreprise ou efface son compte\u00a0; une invitation, sept jours\u00a0; l'entreprise, tant qu'elle a un membre ou une commande",
		seenBy: `${TEAM}\u00a0; les membres de l'entreprise que leur rôle y autorise`,
		columns: {
			company: [
				"company",
				"registration",
				"vat_number",
				"billing_street",
				"billing_postal_code",
				"billing_city",
				"billing_country",
				"electronic_address",
				"note",
			],
			company_member: ["role"],
			company_invitation: ["email", "role"],
			company_site: ["name", "contact_name", "phone", "street", "postal_code", "city", "country", "access_note"],
			company_approval: ["reason"],
		},
	},
	{
		name: "Retours en stock",
		purpose: "écrire une fois à qui l'a demandé quand un produit revient en stock, et prouver son accord",
		basis: "consentement (art. 6-1 a)",
		retention: `jusqu'à la désinscription, ${YEARS(RETENTION.stockAlertYears)} au plus`,
		seenBy: "personne",
		columns: { stock_alert: ["email", "asked_at", "consent_version", "notified_at"] },
	},
	{
		name: "Avis",
		purpose: "recevoir, relire et publier ce que des acheteurs disent des produits",
		basis: INTEREST,
		retention: `${YEARS(RETENTION.reviewYears)}, et pas plus longtemps que le compte`,
		seenBy: `${TEAM}\u00a0; tout le monde pour le prénom, la date d'achat et le texte publiés`,
		columns: {
			buyer_review: ["author_first_name", "title", "text", "reason"],
			product_review: ["author_first_name", "title", "text", "answer"],
		},
	},
	{
		name: "Sécurité des accès",
		purpose: "limiter les essais de mots de passe et de codes",
		basis: INTEREST,
		retention: "la durée de la limite, au plus un jour",
		seenBy: "personne",
		columns: { throttle_window: ["key"] },
	},
];
