import { ADDRESSES } from "../addresses.docs";
import { BASKETS } from "../baskets.docs";
import { BUYERS } from "../buyer.docs";
import { CATEGORIES } from "../categories.docs";
import { CHANNEL_KEYS } from "../channel-keys.docs";
import { CHANNELS } from "../channels.docs";
import { LIST_VIEWS } from "../list-views.docs";
import { NEWSLETTER } from "../newsletter.docs";
import { PROMOTIONS } from "../promotions.docs";
import { REVIEWS } from "../reviews.docs";
import { SAVED_LISTS } from "../saved-lists.docs";
import { STAFF } from "../staff.docs";
import { STOCK_ALERTS } from "../stock-alerts.docs";
import { WEBHOOKS } from "../webhooks.docs";
import { ACCOUNT } from "./account";
import { ADMIN_COMPANIES } from "./admin-companies";
import { ADMIN_ORDERS } from "./admin-orders";
import { ADMIN_PRODUCTS } from "./admin-products";
import { ADMIN_MESSAGES, ADMIN_SETTINGS } from "./admin-settings";
import { CATALOGUE } from "./catalogue";
import { CHANNEL_CALLS } from "./channel-calls";
import { ADMIN_CLAIMS, CLAIMS } from "./claims";
import { COMPANIES } from "./companies";
import { ADMIN_COMPANY_PRICES, COMPANY_PRICES } from "./company-prices";
import { ADMIN_COMPANY_TERMS, COMPANY_TERMS } from "./company-terms";
import { ADMIN_CONTENT, CONTENT } from "./content";
import { CUSTOMERS } from "./customers";
import { DOCUMENTATION } from "./documentation";
import { DOCUMENTS } from "./documents";
import { FEEDS } from "./feeds";
import { LOTS } from "./lots";
import { type Operations, rowsOf } from "./operation";
import { ORDER_BATCHES } from "./order-batches";
import { ORDER_CORRECTIONS } from "./order-corrections";
import { PAPERS } from "./papers";
import { ORDERS, PAYMENTS } from "./payments";
import { PICKING } from "./picking";
import { PRODUCT_BATCHES } from "./product-batches";
import { QUICK_ORDER_CALLS } from "./quick-order";
import { ADMIN_QUOTES, QUOTES } from "./quotes";
import { SECOND_FACTOR } from "./second-factor";
import { SHIPMENTS } from "./shipments";
import { ADMIN_STATEMENTS, STATEMENTS } from "./statements";
import { ADMIN_WITHDRAWALS, WITHDRAWALS } from "./withdrawals";

/** The operations by the heading under which people find them. */
export const OPERATION_GROUPS = {
	Compte: ACCOUNT,
	"Double authentification": SECOND_FACTOR,
	Catalogue: CATALOGUE,
	Contenu: CONTENT,
	"Flux de produits": FEEDS,
	Paiement: PAYMENTS,
	Commandes: ORDERS,
	Factures: PAPERS,
	Documents: DOCUMENTS,
	"Conditions de l'entreprise": { ...COMPANY_TERMS, ...COMPANY_PRICES, ...STATEMENTS },
	"Commande rapide": QUICK_ORDER_CALLS,
	"Retour en stock": rowsOf(STOCK_ALERTS.groups)["Retour en stock"],
	Listes: rowsOf(SAVED_LISTS.groups).Listes,
	Entreprise: COMPANIES,
	"Panier du compte": rowsOf(BASKETS.groups)["Panier du compte"],
	...rowsOf(BUYERS.groups),
	Devis: QUOTES,
	Rétractation: WITHDRAWALS,
	Réclamations: CLAIMS,
	Avis: rowsOf(REVIEWS.groups).Avis,
	"Lettre d'information": rowsOf(NEWSLETTER.groups)["Lettre d'information"],
	Adresses: rowsOf(ADDRESSES.groups).Adresses,
	"Canal de vente": CHANNEL_CALLS,
	"Administration : commandes": ADMIN_ORDERS,
	"Administration : conditions des entreprises": {
		...ADMIN_COMPANY_TERMS,
		...ADMIN_COMPANY_PRICES,
		...ADMIN_STATEMENTS,
	},
	"Administration : corrections": ORDER_CORRECTIONS,
	"Administration : envois": SHIPMENTS,
	"Administration : changements groupés": ORDER_BATCHES,
	"Administration : préparation": PICKING,
	"Administration : lots": LOTS,
	"Administration : devis": ADMIN_QUOTES,
	"Administration : promotions": rowsOf(PROMOTIONS.groups)["Administration : promotions"],
	"Administration : clients": CUSTOMERS,
	"Administration : entreprises": ADMIN_COMPANIES,
	"Administration : rétractations": ADMIN_WITHDRAWALS,
	"Administration : réclamations": ADMIN_CLAIMS,
	"Administration : avis": rowsOf(REVIEWS.groups)["Administration : avis"],
	"Administration : lettre d'information": rowsOf(NEWSLETTER.groups)["Administration : lettre d'information"],
	"Administration : produits": ADMIN_PRODUCTS,
	"Administration : catégories": rowsOf(CATEGORIES.groups)["Administration : catégories"],
	"Administration : produits groupés": PRODUCT_BATCHES,
	...rowsOf(LIST_VIEWS.groups),
	"Administration : canaux de vente": rowsOf(CHANNELS.groups)["Administration : canaux de vente"],
	"Administration : webhooks": rowsOf(WEBHOOKS.groups)["Administration : webhooks"],
	"Administration : clés de canal": rowsOf(CHANNEL_KEYS.groups)["Administration : clés de canal"],
	"Administration : réglages": ADMIN_SETTINGS,
	"Administration : contenu": ADMIN_CONTENT,
	"Administration : messages": ADMIN_MESSAGES,
	"Administration : équipe": rowsOf(STAFF.groups)["Administration : équipe"],
	"Le contrat": DOCUMENTATION,
} as const satisfies Record<string, Operations>;

/**
 * Every operation of /api. What is not listed here is refused, whatever files exist. Where two paths fit an address the
 * first one counts. Source: spec §7, accounts spec §7.
 */
export const OPERATIONS = {
	...ACCOUNT,
	...SECOND_FACTOR,
	...CATALOGUE,
	...CONTENT,
	...FEEDS,
	...QUICK_ORDER_CALLS,
	...rowsOf(SAVED_LISTS.groups).Listes,
	...COMPANIES,
	...rowsOf(BASKETS.groups)["Panier du compte"],
	...rowsOf(BUYERS.groups)["Administration : acheteurs"],
	...rowsOf(STOCK_ALERTS.groups)["Retour en stock"],
	...PAYMENTS,
	...ORDERS,
	...PAPERS,
	...DOCUMENTS,
	...COMPANY_TERMS,
	...COMPANY_PRICES,
	...STATEMENTS,
	...ADMIN_COMPANY_TERMS,
	...ADMIN_COMPANY_PRICES,
	...ADMIN_STATEMENTS,
	...QUOTES,
	...WITHDRAWALS,
	...CLAIMS,
	...rowsOf(REVIEWS.groups).Avis,
	...rowsOf(NEWSLETTER.groups)["Lettre d'information"],
	...rowsOf(ADDRESSES.groups).Adresses,
	...CHANNEL_CALLS,
	...ORDER_BATCHES,
	...PICKING,
	...LOTS,
	...ADMIN_ORDERS,
	...ORDER_CORRECTIONS,
	...SHIPMENTS,
	...ADMIN_QUOTES,
	...rowsOf(PROMOTIONS.groups)["Administration : promotions"],
	...CUSTOMERS,
	...ADMIN_COMPANIES,
	...ADMIN_WITHDRAWALS,
	...ADMIN_CLAIMS,
	...rowsOf(REVIEWS.groups)["Administration : avis"],
	...rowsOf(NEWSLETTER.groups)["Administration : lettre d'information"],
	...PRODUCT_BATCHES,
	...ADMIN_PRODUCTS,
	...rowsOf(CATEGORIES.groups)["Administration : catégories"],
	...rowsOf(LIST_VIEWS.groups)["Administration : vues"],
	...rowsOf(CHANNELS.groups)["Administration : canaux de vente"],
	...rowsOf(WEBHOOKS.groups)["Administration : webhooks"],
	...rowsOf(CHANNEL_KEYS.groups)["Administration : clés de canal"],
	...rowsOf(STAFF.groups)["Administration : équipe"],
	...ADMIN_SETTINGS,
	...ADMIN_CONTENT,
	...ADMIN_MESSAGES,
	...DOCUMENTATION,
} as const satisfies Operations;
