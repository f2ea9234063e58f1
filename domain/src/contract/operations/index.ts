import { ACCOUNTS } from "../accounts.docs";
import { ACTIVITY } from "../activity.docs";
import { ADDRESSES } from "../addresses.docs";
import { ADMIN_COMPANIES } from "../admin-companies.docs";
import { ADMIN_ORDERS } from "../admin-orders.docs";
import { BASKETS } from "../baskets.docs";
import { BUYERS } from "../buyer.docs";
import { CATALOGUE } from "../catalogue.docs";
import { CATEGORIES } from "../categories.docs";
import { CHANNEL_CALLS } from "../channel-calls.docs";
import { CHANNEL_KEYS } from "../channel-keys.docs";
import { CHANNELS } from "../channels.docs";
import { CLAIMS } from "../claims.docs";
import { COMMERCIAL_CODES } from "../commercial-codes.docs";
import { COMPANIES } from "../companies.docs";
import { COMPANY_ORDERS } from "../company-orders.docs";
import { COMPANY_PRICES } from "../company-prices.docs";
import { COMPANY_TERMS } from "../company-terms.docs";
import { CONTACT_MESSAGES } from "../contact-messages.docs";
import { CONTENT } from "../content.docs";
import { CUSTOMERS } from "../customers.docs";
import { DASHBOARD } from "../dashboard.docs";
import { DOCUMENTATION } from "../documentation.docs";
import { DOCUMENTS } from "../documents.docs";
import { FEEDS } from "../feeds.docs";
import { INVOICES } from "../invoices.docs";
import { LIST_VIEWS } from "../list-views.docs";
import { LOTS } from "../lots.docs";
import { NEWSLETTER } from "../newsletter.docs";
import { ORDER_BATCHES } from "../order-batches.docs";
import { ORDER_CORRECTIONS } from "../order-corrections.docs";
import { ORDER_PAYMENTS } from "../order-payments.docs";
import { ORDER_REFUNDS } from "../order-refunds.docs";
import { ORDERS } from "../orders.docs";
import { PAYMENTS } from "../payments.docs";
import { PICKING } from "../picking.docs";
import { PRODUCT_BATCHES } from "../product-batches.docs";
import { PRODUCT_IMPORTS } from "../product-imports.docs";
import { PRODUCTS } from "../products.docs";
import { PROMOTIONS } from "../promotions.docs";
import { QUICK_ORDER } from "../quick-order.docs";
import { QUOTE_INQUIRIES } from "../quote-inquiries.docs";
import { QUOTES } from "../quotes.docs";
import { REVIEWS } from "../reviews.docs";
import { SAVED_LISTS } from "../saved-lists.docs";
import { SHIPMENTS } from "../shipments.docs";
import { SHOP_SETTINGS } from "../shop-settings.docs";
import { STAFF } from "../staff.docs";
import { STATEMENTS } from "../statements.docs";
import { STOCK_ALERTS } from "../stock-alerts.docs";
import { WEBHOOKS } from "../webhooks.docs";
import { WITHDRAWALS } from "../withdrawals.docs";
import { type Operations, rowsOf } from "./operation";

/** The operations by the heading under which people find them. */
export const OPERATION_GROUPS = {
	Compte: rowsOf(ACCOUNTS.groups).Compte,
	"Double authentification": rowsOf(ACCOUNTS.groups)["Double authentification"],
	Catalogue: rowsOf(CATALOGUE.groups).Catalogue,
	Contenu: rowsOf(CONTENT.groups).Contenu,
	"Flux de produits": rowsOf(FEEDS.groups)["Flux de produits"],
	Paiement: rowsOf(PAYMENTS.groups).Paiement,
	Commandes: rowsOf(ORDERS.groups).Commandes,
	Factures: rowsOf(INVOICES.groups).Factures,
	Documents: rowsOf(DOCUMENTS.groups).Documents,
	"Conditions de l'entreprise": {
		...rowsOf(COMPANY_TERMS.groups)["Conditions de l'entreprise"],
		...rowsOf(COMPANY_PRICES.groups)["Conditions de l'entreprise"],
		...rowsOf(STATEMENTS.groups)["Conditions de l'entreprise"],
	},
	"Commande rapide": rowsOf(QUICK_ORDER.groups)["Commande rapide"],
	"Retour en stock": rowsOf(STOCK_ALERTS.groups)["Retour en stock"],
	Listes: rowsOf(SAVED_LISTS.groups).Listes,
	Entreprise: { ...rowsOf(COMPANIES.groups).Entreprise, ...rowsOf(COMPANY_ORDERS.groups).Entreprise },
	"Panier du compte": rowsOf(BASKETS.groups)["Panier du compte"],
	...rowsOf(BUYERS.groups),
	Devis: { ...rowsOf(QUOTE_INQUIRIES.groups).Devis, ...rowsOf(QUOTES.groups).Devis },
	Rétractation: rowsOf(WITHDRAWALS.groups).Rétractation,
	Réclamations: rowsOf(CLAIMS.groups).Réclamations,
	Avis: rowsOf(REVIEWS.groups).Avis,
	"Lettre d'information": rowsOf(NEWSLETTER.groups)["Lettre d'information"],
	Adresses: rowsOf(ADDRESSES.groups).Adresses,
	"Canal de vente": rowsOf(CHANNEL_CALLS.groups)["Canal de vente"],
	"Administration : commandes": {
		...rowsOf(ADMIN_ORDERS.groups)["Administration : commandes"],
		...rowsOf(ORDER_PAYMENTS.groups)["Administration : commandes"],
		...rowsOf(ORDER_REFUNDS.groups)["Administration : commandes"],
		...rowsOf(COMMERCIAL_CODES.groups)["Administration : commandes"],
		...rowsOf(DASHBOARD.groups)["Administration : commandes"],
		...rowsOf(ACTIVITY.groups)["Administration : commandes"],
	},
	"Administration : conditions des entreprises": {
		...rowsOf(COMPANY_TERMS.groups)["Administration : conditions des entreprises"],
		...rowsOf(COMPANY_PRICES.groups)["Administration : conditions des entreprises"],
		...rowsOf(STATEMENTS.groups)["Administration : conditions des entreprises"],
	},
	"Administration : corrections": rowsOf(ORDER_CORRECTIONS.groups)["Administration : corrections"],
	"Administration : envois": rowsOf(SHIPMENTS.groups)["Administration : envois"],
	"Administration : changements groupés": rowsOf(ORDER_BATCHES.groups)["Administration : changements groupés"],
	"Administration : préparation": rowsOf(PICKING.groups)["Administration : préparation"],
	"Administration : lots": rowsOf(LOTS.groups)["Administration : lots"],
	"Administration : devis": {
		...rowsOf(QUOTE_INQUIRIES.groups)["Administration : devis"],
		...rowsOf(QUOTES.groups)["Administration : devis"],
	},
	"Administration : promotions": rowsOf(PROMOTIONS.groups)["Administration : promotions"],
	"Administration : clients": rowsOf(CUSTOMERS.groups)["Administration : clients"],
	"Administration : entreprises": rowsOf(ADMIN_COMPANIES.groups)["Administration : entreprises"],
	"Administration : rétractations": rowsOf(WITHDRAWALS.groups)["Administration : rétractations"],
	"Administration : réclamations": rowsOf(CLAIMS.groups)["Administration : réclamations"],
	"Administration : avis": rowsOf(REVIEWS.groups)["Administration : avis"],
	"Administration : lettre d'information": rowsOf(NEWSLETTER.groups)["Administration : lettre d'information"],
	"Administration : produits": {
		...rowsOf(PRODUCT_IMPORTS.groups)["Administration : produits"],
		...rowsOf(PRODUCTS.groups)["Administration : produits"],
	},
	"Administration : catégories": rowsOf(CATEGORIES.groups)["Administration : catégories"],
	"Administration : produits groupés": rowsOf(PRODUCT_BATCHES.groups)["Administration : produits groupés"],
	...rowsOf(LIST_VIEWS.groups),
	"Administration : canaux de vente": rowsOf(CHANNELS.groups)["Administration : canaux de vente"],
	"Administration : webhooks": rowsOf(WEBHOOKS.groups)["Administration : webhooks"],
	"Administration : clés de canal": rowsOf(CHANNEL_KEYS.groups)["Administration : clés de canal"],
	"Administration : réglages": rowsOf(SHOP_SETTINGS.groups)["Administration : réglages"],
	"Administration : contenu": rowsOf(CONTENT.groups)["Administration : contenu"],
	"Administration : messages": rowsOf(CONTACT_MESSAGES.groups)["Administration : messages"],
	"Administration : équipe": rowsOf(STAFF.groups)["Administration : équipe"],
	"Le contrat": rowsOf(DOCUMENTATION.groups)["Le contrat"],
} as const satisfies Record<string, Operations>;

/**
 * Every operation of /api. What is not listed here is refused, whatever files exist. Where two paths fit an address the
 * first one counts. Source: spec §7, accounts spec §7.
 */
export const OPERATIONS = {
	...rowsOf(ACCOUNTS.groups).Compte,
	...rowsOf(ACCOUNTS.groups)["Double authentification"],
	...rowsOf(CATALOGUE.groups).Catalogue,
	...rowsOf(CONTENT.groups).Contenu,
	...rowsOf(FEEDS.groups)["Flux de produits"],
	...rowsOf(QUICK_ORDER.groups)["Commande rapide"],
	...rowsOf(SAVED_LISTS.groups).Listes,
	...rowsOf(COMPANIES.groups).Entreprise,
	...rowsOf(COMPANY_ORDERS.groups).Entreprise,
	...rowsOf(BASKETS.groups)["Panier du compte"],
	...rowsOf(BUYERS.groups)["Administration : acheteurs"],
	...rowsOf(STOCK_ALERTS.groups)["Retour en stock"],
	...rowsOf(PAYMENTS.groups).Paiement,
	...rowsOf(ORDERS.groups).Commandes,
	...rowsOf(INVOICES.groups).Factures,
	...rowsOf(DOCUMENTS.groups).Documents,
	...rowsOf(COMPANY_TERMS.groups)["Conditions de l'entreprise"],
	...rowsOf(COMPANY_PRICES.groups)["Conditions de l'entreprise"],
	...rowsOf(STATEMENTS.groups)["Conditions de l'entreprise"],
	...rowsOf(COMPANY_TERMS.groups)["Administration : conditions des entreprises"],
	...rowsOf(COMPANY_PRICES.groups)["Administration : conditions des entreprises"],
	...rowsOf(STATEMENTS.groups)["Administration : conditions des entreprises"],
	...rowsOf(QUOTE_INQUIRIES.groups).Devis,
	...rowsOf(QUOTES.groups).Devis,
	...rowsOf(WITHDRAWALS.groups).Rétractation,
	...rowsOf(CLAIMS.groups).Réclamations,
	...rowsOf(REVIEWS.groups).Avis,
	...rowsOf(NEWSLETTER.groups)["Lettre d'information"],
	...rowsOf(ADDRESSES.groups).Adresses,
	...rowsOf(CHANNEL_CALLS.groups)["Canal de vente"],
	...rowsOf(ORDER_BATCHES.groups)["Administration : changements groupés"],
	...rowsOf(PICKING.groups)["Administration : préparation"],
	...rowsOf(LOTS.groups)["Administration : lots"],
	...rowsOf(ADMIN_ORDERS.groups)["Administration : commandes"],
	...rowsOf(ORDER_PAYMENTS.groups)["Administration : commandes"],
	...rowsOf(ORDER_REFUNDS.groups)["Administration : commandes"],
	...rowsOf(COMMERCIAL_CODES.groups)["Administration : commandes"],
	...rowsOf(DASHBOARD.groups)["Administration : commandes"],
	...rowsOf(ACTIVITY.groups)["Administration : commandes"],
	...rowsOf(ORDER_CORRECTIONS.groups)["Administration : corrections"],
	...rowsOf(SHIPMENTS.groups)["Administration : envois"],
	...rowsOf(QUOTE_INQUIRIES.groups)["Administration : devis"],
	...rowsOf(QUOTES.groups)["Administration : devis"],
	...rowsOf(PROMOTIONS.groups)["Administration : promotions"],
	...rowsOf(CUSTOMERS.groups)["Administration : clients"],
	...rowsOf(ADMIN_COMPANIES.groups)["Administration : entreprises"],
	...rowsOf(WITHDRAWALS.groups)["Administration : rétractations"],
	...rowsOf(CLAIMS.groups)["Administration : réclamations"],
	...rowsOf(REVIEWS.groups)["Administration : avis"],
	...rowsOf(NEWSLETTER.groups)["Administration : lettre d'information"],
	...rowsOf(PRODUCT_BATCHES.groups)["Administration : produits groupés"],
	...rowsOf(PRODUCT_IMPORTS.groups)["Administration : produits"],
	...rowsOf(PRODUCTS.groups)["Administration : produits"],
	...rowsOf(CATEGORIES.groups)["Administration : catégories"],
	...rowsOf(LIST_VIEWS.groups)["Administration : vues"],
	...rowsOf(CHANNELS.groups)["Administration : canaux de vente"],
	...rowsOf(WEBHOOKS.groups)["Administration : webhooks"],
	...rowsOf(CHANNEL_KEYS.groups)["Administration : clés de canal"],
	...rowsOf(STAFF.groups)["Administration : équipe"],
	...rowsOf(SHOP_SETTINGS.groups)["Administration : réglages"],
	...rowsOf(CONTENT.groups)["Administration : contenu"],
	...rowsOf(CONTACT_MESSAGES.groups)["Administration : messages"],
	...rowsOf(DOCUMENTATION.groups)["Le contrat"],
} as const satisfies Operations;
