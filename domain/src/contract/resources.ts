import { ACCOUNT_HOME } from "./account-home.docs";
import { ACCOUNTS } from "./accounts.docs";
import { ACTIVITY } from "./activity.docs";
import { ADDRESSES } from "./addresses.docs";
import { ADMIN_COMPANIES } from "./admin-companies.docs";
import { ADMIN_ORDERS } from "./admin-orders.docs";
import { AVOIDED_ALLERGENS } from "./avoided-allergens.docs";
import { BASKETS } from "./baskets.docs";
import { BUYERS } from "./buyer.docs";
import { CATALOGUE } from "./catalogue.docs";
import { CATEGORIES } from "./categories.docs";
import { CHANNEL_CALLS } from "./channel-calls.docs";
import { CHANNEL_KEYS } from "./channel-keys.docs";
import { CHANNELS } from "./channels.docs";
import { CLAIMS } from "./claims.docs";
import { COMMERCIAL_CODES } from "./commercial-codes.docs";
import { COMPANIES } from "./companies.docs";
import { COMPANY_ORDERS } from "./company-orders.docs";
import { COMPANY_PRICES } from "./company-prices.docs";
import { COMPANY_TERMS } from "./company-terms.docs";
import { CONTACT_MESSAGES } from "./contact-messages.docs";
import { CONTENT } from "./content.docs";
import { CUSTOMERS } from "./customers.docs";
import { DASHBOARD } from "./dashboard.docs";
import { DOCUMENTATION } from "./documentation.docs";
import { DOCUMENTS } from "./documents.docs";
import { FEEDS } from "./feeds.docs";
import { INVOICES } from "./invoices.docs";
import { LIST_VIEWS } from "./list-views.docs";
import { LOTS } from "./lots.docs";
import { NEWSLETTER } from "./newsletter.docs";
import { ORDER_BATCHES } from "./order-batches.docs";
import { ORDER_CORRECTIONS } from "./order-corrections.docs";
import { ORDER_PAYMENTS } from "./order-payments.docs";
import { ORDER_REFUNDS } from "./order-refunds.docs";
import { ORDERS } from "./orders.docs";
import { PAYMENTS } from "./payments.docs";
import { PICKING } from "./picking.docs";
import { PRODUCT_BATCHES } from "./product-batches.docs";
import { PRODUCT_IMPORTS } from "./product-imports.docs";
import { PRODUCTS } from "./products.docs";
import { PROMOTIONS } from "./promotions.docs";
import { QUICK_ORDER } from "./quick-order.docs";
import { QUOTE_INQUIRIES } from "./quote-inquiries.docs";
import { QUOTES } from "./quotes.docs";
import { REVIEWS } from "./reviews.docs";
import { SAVED_LISTS } from "./saved-lists.docs";
import type { Shape } from "./shape";
import { SHIPMENTS } from "./shipments.docs";
import { SHOP_SETTINGS } from "./shop-settings.docs";
import { STAFF } from "./staff.docs";
import { STATEMENTS } from "./statements.docs";
import { STOCK_ALERTS } from "./stock-alerts.docs";
import { WEBHOOKS } from "./webhooks.docs";
import { WITHDRAWALS } from "./withdrawals.docs";

/** Every resource of /api. Where two paths fit an address, the one of the resource that stands first counts. */
export const RESOURCES = [
	ACCOUNTS,
	ACCOUNT_HOME,
	CATALOGUE,
	CONTENT,
	FEEDS,
	QUICK_ORDER,
	SAVED_LISTS,
	COMPANIES,
	COMPANY_ORDERS,
	BASKETS,
	AVOIDED_ALLERGENS,
	BUYERS,
	STOCK_ALERTS,
	PAYMENTS,
	ORDERS,
	INVOICES,
	DOCUMENTS,
	COMPANY_TERMS,
	COMPANY_PRICES,
	STATEMENTS,
	QUOTE_INQUIRIES,
	QUOTES,
	WITHDRAWALS,
	CLAIMS,
	REVIEWS,
	NEWSLETTER,
	ADDRESSES,
	CHANNEL_CALLS,
	ORDER_BATCHES,
	PICKING,
	LOTS,
	ADMIN_ORDERS,
	ORDER_PAYMENTS,
	ORDER_REFUNDS,
	COMMERCIAL_CODES,
	DASHBOARD,
	ACTIVITY,
	ORDER_CORRECTIONS,
	SHIPMENTS,
	PROMOTIONS,
	CUSTOMERS,
	ADMIN_COMPANIES,
	PRODUCT_BATCHES,
	PRODUCT_IMPORTS,
	PRODUCTS,
	CATEGORIES,
	LIST_VIEWS,
	CHANNELS,
	WEBHOOKS,
	CHANNEL_KEYS,
	STAFF,
	SHOP_SETTINGS,
	CONTACT_MESSAGES,
	DOCUMENTATION,
] as const;
type Resource = (typeof RESOURCES)[number];
type NameIn<Part extends "queries" | "bodies" | "answers"> = Resource extends infer One
	? One extends Resource
		? keyof One[Part]
		: never
	: never;

const merged = <Part extends "queries" | "bodies" | "answers">(part: Part) =>
	Object.assign({}, ...RESOURCES.map((resource) => resource[part])) as Readonly<Record<NameIn<Part>, Shape>>;

/** Every query string of the contract, by the name of its operation. */
export const QUERIES = merged("queries");
/** Every JSON body that is sent, by name. */
export const BODIES = merged("bodies");
/** Every JSON body that is answered, by name; errors apart. */
export const ANSWERS = merged("answers");
