import { MEDUSA_STAGES, ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import { isAhead } from "@confiserie/domain/orders/status-change";

/** The domain's `isAhead` as a condition of SQL: whether the stage of one column is further than the status of another. */
export function isAheadSql(stage: string, status: string): string {
	const pairs = MEDUSA_STAGES.flatMap((reached) =>
		ORDER_STATUSES.filter((one) => isAhead(reached, one)).map((one) => `('${reached}','${one}')`),
	);
	return `(${stage}, ${status}) in (${pairs.join(",")})`;
}
