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
import { ACCOUNT_ANSWERS, ACCOUNT_BODIES, ACCOUNT_QUERIES } from "./account";
import { ADMIN_COMPANY_ANSWERS, ADMIN_COMPANY_BODIES, ADMIN_COMPANY_QUERIES } from "./admin-companies";
import { ADMIN_ORDER_ANSWERS, ADMIN_ORDER_BODIES, ADMIN_ORDER_QUERIES } from "./admin-orders";
import { ADMIN_PRODUCT_ANSWERS, ADMIN_PRODUCT_BODIES, ADMIN_PRODUCT_QUERIES } from "./admin-products";
import { ADMIN_SETTING_ANSWERS, ADMIN_SETTING_BODIES, ADMIN_SETTING_QUERIES } from "./admin-settings";
import { CATALOGUE_ANSWERS, CATALOGUE_QUERIES } from "./catalogue";
import { CHANNEL_CALL_ANSWERS, CHANNEL_CALL_BODIES, CHANNEL_CALL_QUERIES } from "./channel-calls";
import { CLAIM_ANSWERS, CLAIM_BODIES, CLAIM_QUERIES } from "./claims";
import { COMPANY_ANSWERS, COMPANY_BODIES, COMPANY_QUERIES } from "./companies";
import { COMPANY_PRICE_ANSWERS, COMPANY_PRICE_BODIES, COMPANY_PRICE_QUERIES } from "./company-prices";
import { COMPANY_TERMS_ANSWERS, COMPANY_TERMS_BODIES } from "./company-terms";
import { CONTENT_ANSWERS, CONTENT_BODIES, CONTENT_QUERIES } from "./content";
import { CUSTOMER_ANSWERS, CUSTOMER_BODIES, CUSTOMER_QUERIES } from "./customers";
import { DOCUMENT_ANSWERS, DOCUMENT_QUERIES } from "./documents";
import { FEED_ANSWERS } from "./feeds";
import { LINE_REFUND_ANSWERS, LINE_REFUND_BODIES } from "./line-refunds";
import { LOT_ANSWERS, LOT_BODIES, LOT_QUERIES } from "./lots";
import { ORDER_BATCH_ANSWERS, ORDER_BATCH_BODIES, ORDER_BATCH_QUERIES } from "./order-batches";
import { ORDER_CORRECTION_ANSWERS, ORDER_CORRECTION_BODIES } from "./order-corrections";
import { ORDER_ANSWERS, ORDER_BODIES, ORDER_QUERIES } from "./orders";
import { PAPER_ANSWERS, PAPER_BODIES, PAPER_QUERIES } from "./papers";
import { PICKING_ANSWERS, PICKING_QUERIES } from "./picking";
import { PRODUCT_BATCH_ANSWERS, PRODUCT_BATCH_BODIES, PRODUCT_BATCH_QUERIES } from "./product-batches";
import { QUICK_ORDER_ANSWERS, QUICK_ORDER_BODIES } from "./quick-order";
import { QUOTE_INQUIRY_ANSWERS, QUOTE_INQUIRY_BODIES } from "./quote-inquiries";
import { QUOTE_ANSWERS, QUOTE_BODIES, QUOTE_QUERIES } from "./quotes";
import { SHIPMENT_ANSWERS, SHIPMENT_BODIES } from "./shipments";
import { STATEMENT_ANSWERS } from "./statements";
import { WITHDRAWAL_ANSWERS, WITHDRAWAL_BODIES, WITHDRAWAL_QUERIES } from "./withdrawals";

/** Every query string of the contract, by name. */
export const QUERIES = {
	...CATALOGUE_QUERIES,
	...ACCOUNT_QUERIES,
	...ADDRESSES.queries,
	...ORDER_QUERIES,
	...ADMIN_ORDER_QUERIES,
	...ORDER_BATCH_QUERIES,
	...PICKING_QUERIES,
	...LOT_QUERIES,
	...ADMIN_PRODUCT_QUERIES,
	...PRODUCT_BATCH_QUERIES,
	...CHANNELS.queries,
	...WEBHOOKS.queries,
	...WITHDRAWAL_QUERIES,
	...CLAIM_QUERIES,
	...REVIEWS.queries,
	...CHANNEL_CALL_QUERIES,
	...DOCUMENT_QUERIES,
	...PAPER_QUERIES,
	...QUOTE_QUERIES,
	...COMPANY_QUERIES,
	...COMPANY_PRICE_QUERIES,
	...ADMIN_COMPANY_QUERIES,
	...PROMOTIONS.queries,
	...CUSTOMER_QUERIES,
	...ADMIN_SETTING_QUERIES,
	...CONTENT_QUERIES,
};

/** Every JSON body that is sent, by name. */
export const BODIES = {
	...ACCOUNT_BODIES,
	...ADDRESSES.bodies,
	...ORDER_BODIES,
	...ADMIN_ORDER_BODIES,
	...LINE_REFUND_BODIES,
	...SHIPMENT_BODIES,
	...ORDER_BATCH_BODIES,
	...COMPANY_TERMS_BODIES,
	...COMPANY_PRICE_BODIES,
	...PAPER_BODIES,
	...ORDER_CORRECTION_BODIES,
	...LOT_BODIES,
	...ADMIN_PRODUCT_BODIES,
	...CATEGORIES.bodies,
	...PRODUCT_BATCH_BODIES,
	...LIST_VIEWS.bodies,
	...CHANNELS.bodies,
	...WEBHOOKS.bodies,
	...WITHDRAWAL_BODIES,
	...CLAIM_BODIES,
	...REVIEWS.bodies,
	...NEWSLETTER.bodies,
	...CHANNEL_KEYS.bodies,
	...CHANNEL_CALL_BODIES,
	...CUSTOMER_BODIES,
	...QUOTE_BODIES,
	...QUOTE_INQUIRY_BODIES,
	...PROMOTIONS.bodies,
	...QUICK_ORDER_BODIES,
	...COMPANY_BODIES,
	...ADMIN_COMPANY_BODIES,
	...SAVED_LISTS.bodies,
	...BASKETS.bodies,
	...STOCK_ALERTS.bodies,
	...STAFF.bodies,
	...ADMIN_SETTING_BODIES,
	...CONTENT_BODIES,
};

/** Every JSON body that is answered, by name; errors apart. */
export const ANSWERS = {
	...CATALOGUE_ANSWERS,
	...ACCOUNT_ANSWERS,
	...ADDRESSES.answers,
	...ORDER_ANSWERS,
	...ADMIN_ORDER_ANSWERS,
	...LINE_REFUND_ANSWERS,
	...ORDER_BATCH_ANSWERS,
	...ORDER_CORRECTION_ANSWERS,
	...PICKING_ANSWERS,
	...LOT_ANSWERS,
	...ADMIN_PRODUCT_ANSWERS,
	...CATEGORIES.answers,
	...PRODUCT_BATCH_ANSWERS,
	...LIST_VIEWS.answers,
	...CHANNELS.answers,
	...WEBHOOKS.answers,
	...WITHDRAWAL_ANSWERS,
	...CLAIM_ANSWERS,
	...REVIEWS.answers,
	...NEWSLETTER.answers,
	...CHANNEL_KEYS.answers,
	...CHANNEL_CALL_ANSWERS,
	...FEED_ANSWERS,
	...DOCUMENT_ANSWERS,
	...COMPANY_TERMS_ANSWERS,
	...COMPANY_PRICE_ANSWERS,
	...STATEMENT_ANSWERS,
	...PAPER_ANSWERS,
	...SHIPMENT_ANSWERS,
	...QUOTE_ANSWERS,
	...QUOTE_INQUIRY_ANSWERS,
	...PROMOTIONS.answers,
	...QUICK_ORDER_ANSWERS,
	...COMPANY_ANSWERS,
	...ADMIN_COMPANY_ANSWERS,
	...SAVED_LISTS.answers,
	...BASKETS.answers,
	...BUYERS.answers,
	...CUSTOMER_ANSWERS,
	...STAFF.answers,
	...ADMIN_SETTING_ANSWERS,
	...CONTENT_ANSWERS,
};
