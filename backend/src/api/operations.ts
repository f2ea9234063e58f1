import type { Served } from "../http/operations/serve";
import accountHome from "./account-home";
import accounts from "./accounts";
import activity from "./activity";
import addresses from "./addresses";
import adminCompanies from "./admin-companies";
import adminOrders from "./admin-orders";
import avoidedAllergens from "./avoided-allergens";
import baskets from "./baskets";
import buyer from "./buyer";
import catalogue from "./catalogue";
import categories from "./categories";
import channelCalls from "./channel-calls";
import channelKeys from "./channel-keys";
import channels from "./channels";
import claims from "./claims";
import commercialCodes from "./commercial-codes";
import companies from "./companies";
import companyOrders from "./company-orders";
import companyPrices from "./company-prices";
import companyTerms from "./company-terms";
import contactMessages from "./contact-messages";
import content from "./content";
import customers from "./customers";
import dashboard from "./dashboard";
import documentation from "./documentation";
import documents from "./documents";
import feeds from "./feeds";
import invoices from "./invoices";
import listViews from "./list-views";
import lots from "./lots";
import newsletter from "./newsletter";
import orderBatches from "./order-batches";
import orderCorrections from "./order-corrections";
import orderPayments from "./order-payments";
import orderRefunds from "./order-refunds";
import orders from "./orders";
import payments from "./payments";
import picking from "./picking";
import productBatches from "./product-batches";
import productImports from "./product-imports";
import products from "./products";
import promotions from "./promotions";
import quickOrder from "./quick-order";
import quoteInquiries from "./quote-inquiries";
import quotes from "./quotes";
import reviews from "./reviews";
import savedLists from "./saved-lists";
import shipments from "./shipments";
import shopSettings from "./shop-settings";
import staff from "./staff";
import statements from "./statements";
import stockAlerts from "./stock-alerts";
import webhooks from "./webhooks";
import withdrawals from "./withdrawals";

/** Every operation of /api with its handler. */
export const SERVED: readonly Served[] = [
	...adminCompanies,
	...companies,
	...companyOrders,
	...invoices,
	...productImports,
	...products,
	...quotes,
	...quoteInquiries,
	...adminOrders,
	...dashboard,
	...activity,
	...commercialCodes,
	...orderPayments,
	...orderRefunds,
	...orders,
	...payments,
	...shipments,
	...picking,
	...orderCorrections,
	...orderBatches,
	...lots,
	...companyTerms,
	...documentation,
	...catalogue,
	...customers,
	...feeds,
	...quickOrder,
	...companyPrices,
	...statements,
	...channelCalls,
	...documents,
	...productBatches,
	...claims,
	...withdrawals,
	...content,
	...shopSettings,
	...contactMessages,
	...accounts,
	...accountHome,
	...addresses,
	...stockAlerts,
	...newsletter,
	...channelKeys,
	...channels,
	...staff,
	...savedLists,
	...promotions,
	...baskets,
	...avoidedAllergens,
	...buyer,
	...categories,
	...listViews,
	...reviews,
	...webhooks,
];
