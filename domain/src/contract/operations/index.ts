import { BASKETS } from "../baskets.docs";
import { BUYERS } from "../buyer.docs";
import { CATEGORIES } from "../categories.docs";
import { LIST_VIEWS } from "../list-views.docs";
import { REVIEWS } from "../reviews.docs";
import { WEBHOOKS } from "../webhooks.docs";
import { ACCOUNT } from "./account";
import { ADDRESSES } from "./addresses";
import { ADMIN_COMPANIES } from "./admin-companies";
import { ADMIN_ORDERS } from "./admin-orders";
import { ADMIN_PRODUCTS } from "./admin-products";
import { ADMIN_MESSAGES, ADMIN_SETTINGS } from "./admin-settings";
import { CATALOGUE } from "./catalogue";
import { CHANNEL_CALLS } from "./channel-calls";
import { CHANNEL_KEYS } from "./channel-keys";
import { CHANNELS } from "./channels";
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
import { ADMIN_NEWSLETTER, NEWSLETTER } from "./newsletter";
import { type Operations, rowsOf } from "./operation";
import { ORDER_BATCHES } from "./order-batches";
import { ORDER_CORRECTIONS } from "./order-corrections";
import { PAPERS } from "./papers";
import { ORDERS, PAYMENTS } from "./payments";
import { PICKING } from "./picking";
import { PRODUCT_BATCHES } from "./product-batches";
import { PROMOTIONS } from "./promotions";
import { QUICK_ORDER_CALLS } from "./quick-order";
import { ADMIN_QUOTES, QUOTES } from "./quotes";
import { SAVED_LISTS } from "./saved-lists";
import { SECOND_FACTOR } from "./second-factor";
import { SHIPMENTS } from "./shipments";
import { STAFF } from "./staff";
import { ADMIN_STATEMENTS, STATEMENTS } from "./statements";
import { STOCK_ALERTS } from "./stock-alerts";
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
	"Retour en stock": STOCK_ALERTS,
	Listes: SAVED_LISTS,
	Entreprise: COMPANIES,
	"Panier du compte": rowsOf(BASKETS.groups)["Panier du compte"],
	...rowsOf(BUYERS.groups),
	Devis: QUOTES,
	Rétractation: WITHDRAWALS,
	Réclamations: CLAIMS,
	Avis: rowsOf(REVIEWS.groups).Avis,
	"Lettre d'information": NEWSLETTER,
	Adresses: ADDRESSES,
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
	"Administration : promotions": PROMOTIONS,
	"Administration : clients": CUSTOMERS,
	"Administration : entreprises": ADMIN_COMPANIES,
	"Administration : rétractations": ADMIN_WITHDRAWALS,
	"Administration : réclamations": ADMIN_CLAIMS,
	"Administration : avis": rowsOf(REVIEWS.groups)["Administration : avis"],
	"Administration : lettre d'information": ADMIN_NEWSLETTER,
	"Administration : produits": ADMIN_PRODUCTS,
	"Administration : catégories": rowsOf(CATEGORIES.groups)["Administration : catégories"],
	"Administration : produits groupés": PRODUCT_BATCHES,
	...rowsOf(LIST_VIEWS.groups),
	"Administration : canaux de vente": CHANNELS,
	"Administration : webhooks": rowsOf(WEBHOOKS.groups)["Administration : webhooks"],
	"Administration : clés de canal": CHANNEL_KEYS,
	"Administration : réglages": ADMIN_SETTINGS,
	"Administration : contenu": ADMIN_CONTENT,
	"Administration : messages": ADMIN_MESSAGES,
	"Administration : équipe": STAFF,
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
	...SAVED_LISTS,
	...COMPANIES,
	...rowsOf(BASKETS.groups)["Panier du compte"],
	...rowsOf(BUYERS.groups)["Administration : acheteurs"],
	...STOCK_ALERTS,
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
	...NEWSLETTER,
	...ADDRESSES,
	...CHANNEL_CALLS,
	...ORDER_BATCHES,
	...PICKING,
	...LOTS,
	...ADMIN_ORDERS,
	...ORDER_CORRECTIONS,
	...SHIPMENTS,
	...ADMIN_QUOTES,
	...PROMOTIONS,
	...CUSTOMERS,
	...ADMIN_COMPANIES,
	...ADMIN_WITHDRAWALS,
	...ADMIN_CLAIMS,
	...rowsOf(REVIEWS.groups)["Administration : avis"],
	...ADMIN_NEWSLETTER,
	...PRODUCT_BATCHES,
	...ADMIN_PRODUCTS,
	...rowsOf(CATEGORIES.groups)["Administration : catégories"],
	...rowsOf(LIST_VIEWS.groups)["Administration : vues"],
	...CHANNELS,
	...rowsOf(WEBHOOKS.groups)["Administration : webhooks"],
	...CHANNEL_KEYS,
	...STAFF,
	...ADMIN_SETTINGS,
	...ADMIN_CONTENT,
	...ADMIN_MESSAGES,
	...DOCUMENTATION,
} as const satisfies Operations;
