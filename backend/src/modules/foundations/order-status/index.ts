import { ORDER_STATUSES, type OrderStatus } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUSES, type PaymentStatus } from "@confiserie/domain/payments/payment-status";

/**
 * The domain's predicate of an order's status as a condition of SQL, e.g. `status in ('PENDING')`. Where a partial index is
 * to answer, its predicate is fixed in a migration: tests/api/status-conditions.test.ts compares the two.
 * @param column of the status
 */
export function statusIn(is: (status: OrderStatus) => boolean, column = "status"): string {
	return `${column} in (${ORDER_STATUSES.filter(is).map(quoted).join(",")})`;
}

/** The same of the payment status. */
export function paymentStatusIn(is: (status: PaymentStatus) => boolean, column = "payment_status"): string {
	return `${column} in (${PAYMENT_STATUSES.filter(is).map(quoted).join(",")})`;
}

const quoted = (status: string) => `'${status}'`;
