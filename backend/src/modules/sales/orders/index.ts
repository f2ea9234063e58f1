export { conditionsOf } from "./admin/conditions";
export { countWaiting } from "./admin/count-waiting";
export { exportOrders } from "./admin/export-orders";
export { listAdminOrders, readAdminOrders } from "./admin/list-orders";
export { readDashboard } from "./admin/read-dashboard";
export { readAdminOrder, readLots, serializeDetail } from "./admin/read-order";
export { ordersToPick, readPicking } from "./admin/read-picking";
export { readStats, readSumsByStatus } from "./admin/read-stats";
export { readTimeline } from "./admin/read-timeline";
export {
	findFollowedOrder,
	findOrder,
	findPayableOrder,
	lockedOrderById,
	lockOrder,
	orderById,
	PAID_BY,
} from "./find-order";
export { type GoodsLine, goodsOf } from "./goods";
export { auditedOrder, recordStatus } from "./history";
export { acknowledgeActs, forgetUnmadeActs, knowsCancellation, noteOwnAct, overruleActs } from "./medusa-acts";
export { tellOfOrder } from "./order-events";
export {
	forgetPaymentFailed,
	mailBalanceLowered,
	mailBalanceReceived,
	mailOrderEnded,
	mailOrderReceived,
	mailOrderRecorded,
	mailPaymentFailed,
	mailRefund,
	mailRefundFailed,
	mailShipment,
	mailTracking,
	orderSummary,
	queueOrderMail,
	statusMailOf,
} from "./order-mail";
export { orderTaxes, serializeTaxes, serializeTotals } from "./order-taxes";
export { linesOf, listDues, listOrders, type OrderQuery, readFollowedOrder, readOrder } from "./read-orders";
export { type OrderReceipt, receiptsOf, receiptsOfOrders } from "./receipts";
export { isPartlyShipped, promiseOf } from "./serialize-order";
export {
	type HoldRequest,
	heldBoxes,
	holdStock,
	InsufficientStock,
	lockLevels,
	makeHoldsPermanent,
	reholdStock,
	releaseLines,
	releaseRemoved,
	releaseStock,
} from "./stock";
export type { LineRow, OrderContext, OrderRow, OrderSignal } from "./types";
