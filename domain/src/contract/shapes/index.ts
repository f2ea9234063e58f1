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

/** Every query string of the contract, by name. */
export const QUERIES = {
	...CATALOGUE.queries,
	...ACCOUNTS.queries,
	...ADDRESSES.queries,
	...ORDERS.queries,
	...ADMIN_ORDERS.queries,
	...ACTIVITY.queries,
	...COMMERCIAL_CODES.queries,
	...ORDER_PAYMENTS.queries,
	...ORDER_BATCHES.queries,
	...PICKING.queries,
	...LOTS.queries,
	...PRODUCTS.queries,
	...PRODUCT_IMPORTS.queries,
	...PRODUCT_BATCHES.queries,
	...CHANNELS.queries,
	...WEBHOOKS.queries,
	...WITHDRAWALS.queries,
	...CLAIMS.queries,
	...REVIEWS.queries,
	...CHANNEL_CALLS.queries,
	...DOCUMENTS.queries,
	...INVOICES.queries,
	...COMPANY_ORDERS.queries,
	...QUOTES.queries,
	...COMPANY_PRICES.queries,
	...ADMIN_COMPANIES.queries,
	...PROMOTIONS.queries,
	...CUSTOMERS.queries,
	...CONTACT_MESSAGES.queries,
	...CONTENT.queries,
};

/** Every JSON body that is sent, by name. */
export const BODIES = {
	...CATALOGUE.bodies,
	...ACCOUNTS.bodies,
	...ADDRESSES.bodies,
	...PAYMENTS.bodies,
	...ADMIN_ORDERS.bodies,
	...COMMERCIAL_CODES.bodies,
	...ORDER_PAYMENTS.bodies,
	...ORDER_REFUNDS.bodies,
	...SHIPMENTS.bodies,
	...ORDER_BATCHES.bodies,
	...COMPANY_TERMS.bodies,
	...COMPANY_PRICES.bodies,
	...INVOICES.bodies,
	...ORDER_CORRECTIONS.bodies,
	...LOTS.bodies,
	...PRODUCTS.bodies,
	...PRODUCT_IMPORTS.bodies,
	...CATEGORIES.bodies,
	...PRODUCT_BATCHES.bodies,
	...LIST_VIEWS.bodies,
	...CHANNELS.bodies,
	...WEBHOOKS.bodies,
	...WITHDRAWALS.bodies,
	...CLAIMS.bodies,
	...REVIEWS.bodies,
	...NEWSLETTER.bodies,
	...CHANNEL_KEYS.bodies,
	...CHANNEL_CALLS.bodies,
	...CUSTOMERS.bodies,
	...QUOTES.bodies,
	...QUOTE_INQUIRIES.bodies,
	...PROMOTIONS.bodies,
	...QUICK_ORDER.bodies,
	...COMPANIES.bodies,
	...COMPANY_ORDERS.bodies,
	...ADMIN_COMPANIES.bodies,
	...SAVED_LISTS.bodies,
	...BASKETS.bodies,
	...STOCK_ALERTS.bodies,
	...STAFF.bodies,
	...SHOP_SETTINGS.bodies,
	...CONTACT_MESSAGES.bodies,
	...CONTENT.bodies,
};

/** Every JSON body that is answered, by name; errors apart. */
export const ANSWERS = {
	...CATALOGUE.answers,
	...DOCUMENTATION.answers,

	...ACCOUNTS.answers,
	...ADDRESSES.answers,
	...ORDERS.answers,
	...PAYMENTS.answers,
	...ADMIN_ORDERS.answers,
	...DASHBOARD.answers,
	...ACTIVITY.answers,
	...COMMERCIAL_CODES.answers,
	...ORDER_PAYMENTS.answers,
	...ORDER_REFUNDS.answers,
	...ORDER_BATCHES.answers,
	...ORDER_CORRECTIONS.answers,
	...PICKING.answers,
	...LOTS.answers,
	...PRODUCTS.answers,
	...PRODUCT_IMPORTS.answers,
	...CATEGORIES.answers,
	...PRODUCT_BATCHES.answers,
	...LIST_VIEWS.answers,
	...CHANNELS.answers,
	...WEBHOOKS.answers,
	...WITHDRAWALS.answers,
	...CLAIMS.answers,
	...REVIEWS.answers,
	...NEWSLETTER.answers,
	...CHANNEL_KEYS.answers,
	...CHANNEL_CALLS.answers,
	...FEEDS.answers,
	...DOCUMENTS.answers,
	...COMPANY_TERMS.answers,
	...COMPANY_PRICES.answers,
	...STATEMENTS.answers,
	...INVOICES.answers,
	...SHIPMENTS.answers,
	...QUOTES.answers,
	...QUOTE_INQUIRIES.answers,
	...PROMOTIONS.answers,
	...QUICK_ORDER.answers,
	...COMPANIES.answers,
	...COMPANY_ORDERS.answers,
	...ADMIN_COMPANIES.answers,
	...SAVED_LISTS.answers,
	...BASKETS.answers,
	...BUYERS.answers,
	...CUSTOMERS.answers,
	...STAFF.answers,
	...SHOP_SETTINGS.answers,
	...CONTACT_MESSAGES.answers,
	...CONTENT.answers,
};
