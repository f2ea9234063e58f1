import { afterAll, expect, test } from "vitest";
import { CLOCKS_APART_MS } from "../../backend/src/lib/database/clock";
import { scheduleTask, TASKS } from "../../backend/src/modules/foundations/outbox";
import { db, registerCustomer } from "../support/api";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openPool } from "../support/order-context";
import { checkout, newProduct } from "../support/ordering";

syncsWithMedusa();

const pool = openPool(2);
afterAll(() => pool.destroy());

/** Far enough ahead that only this test finds the task due. */
const AHEAD = Date.parse("2100-01-01T12:00:00Z");

test("a task is due at once for a notified worker, however far apart the clocks of two processes are", async () => {
	const { token } = await registerCustomer();
	const { orderNumber } = await checkout(token, [{ product: await newProduct(), boxes: 1 }]);
	const { rows } = await db().query("select id from order_book where order_number = $1", [orderNumber]);
	const orderId: string = rows[0].id;
	await pool.transaction((sql) => scheduleTask(sql, orderId, "PROJECT", new Date(AHEAD)));
	const { rows: tasks } = await db().query("select id from order_outbox where order_id = $1", [orderId]);
	const worked: string[] = [];
	const behind = { pool, now: () => new Date(AHEAD - CLOCKS_APART_MS) };
	await TASKS.workOn(behind, tasks[0].id, {
		work: async (task) => worked.push(task.orderId),
		failed: (_task, error) => {
			throw error;
		},
	});
	expect(worked).toEqual([orderId]);
});
