import { QUEUES } from "@confiserie/domain/operations/shop-alert";
import { ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import { Gauge, type Registry } from "prom-client";
import type { ShopFigures } from "../../modules/operations/monitoring";

/**
 * What PostgreSQL and the disk say of the shop: the same in every process, so that a graph takes the maximum of them, not
 * the sum. Returns what fills them.
 */
export function shopGauges(registry: Registry): (figures: ShopFigures) => void {
	const gauge = (name: string, help: string, ...labelNames: string[]) =>
		new Gauge({ name, help, labelNames, registers: [registry] });
	const open = gauge("shop_queue_open", "Rows that are due: payment events, order tasks, mails.", "queue");
	const oldest = gauge("shop_queue_oldest_seconds", "For how long the oldest row of a queue has been due.", "queue");
	const givenUp = gauge("shop_mails_given_up", "Mails of the last 24 hours that were given up.");
	const holds = gauge("shop_stock_holds", "Orders whose stock is held until they are paid.");
	const boxes = gauge("shop_stock_held_boxes", "Boxes that are held until they are paid.");
	const invariant = gauge("shop_invariant", "What an invariant read when the sweep last looked; 0 is right.", "name");
	const looked = gauge("shop_invariants_age_seconds", "How long ago the sweep last looked; 300 at most is right.");
	const orders = gauge("shop_orders", "Orders by status.", "status");
	const turnover = gauge("shop_turnover_euros", "Turnover net of refunds, by status.", "status");
	const backup = gauge("shop_backup_age_seconds", "Age of the latest good backup; absent while there is none.");
	const free = gauge("shop_disk_free_ratio", "Share of the disk of the uploads that is free.");
	const alerts = gauge("shop_alerts_open", "Reported alerts that are not solved.");
	return ({ waiting, invariants, sums, backupAgeSeconds, disk, openAlerts, invariantsAgeSeconds }) => {
		for (const queue of QUEUES) {
			open.set({ queue }, waiting.queues[queue].open);
			oldest.set({ queue }, waiting.queues[queue].oldestSeconds);
		}
		givenUp.set(waiting.mailsGivenUp);
		holds.set(waiting.holds.orders);
		boxes.set(waiting.holds.boxes);
		for (const { name, count } of invariants) invariant.set({ name }, count);
		setOrLeaveOut(looked, invariantsAgeSeconds);
		for (const status of ORDER_STATUSES) {
			const sum = sums.find((one) => one.status === status);
			orders.set({ status }, sum?.orders ?? 0);
			turnover.set({ status }, (sum?.revenue ?? 0) / 100);
		}
		setOrLeaveOut(backup, backupAgeSeconds);
		setOrLeaveOut(free, disk && disk.freeBytes / disk.totalBytes);
		alerts.set(openAlerts);
	};
}

/** A figure that is not known is no figure: 0 would say that all is well. */
function setOrLeaveOut(gauge: Gauge, value: number | undefined): void {
	if (value === undefined) gauge.remove();
	else gauge.set(value);
}
