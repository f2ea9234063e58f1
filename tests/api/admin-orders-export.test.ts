import { readCell } from "@confiserie/domain/formula";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, db, engine } from "../support/api";
import { suiteShop } from "../support/context";
import { familyOrders } from "../support/family-orders";
import { moveOrder } from "../support/order-status";

let admin: string;
let numbers: string[];
const family = `Ézéchiel${Date.now()}`;

beforeAll(async () => {
	admin = await adminToken();
	({ numbers } = await familyOrders(family));
});

/** These orders hold neither semicolons nor line ends of their own. */
const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"');

describe("GET /admin/orders/export", () => {
	async function exported(query: string): Promise<{ text: string; count: string | null; rows: string[][] }> {
		const { status, body, headers } = await engine<string>(`/api/admin/orders/export${query}`, { token: admin });
		expect(status).toBe(200);
		expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
		// fetch takes the byte order mark away from a text: the bytes are looked at below.
		const rows = body.split("\r\n").map((line) => line.split(";").map(unquoted));
		return { text: body, count: headers.get("x-total-count"), rows };
	}

	test("holds what the list shows, in its order: semicolons, decimal comma, CRLF; says how many follow", async () => {
		const { text, count, rows } = await exported(`?query=${family}&sort=createdAt_asc`);
		expect(count).toBe("3");
		expect(rows.slice(1, 4).map(([number]) => number)).toEqual([...numbers].reverse());
		expect(rows[0]?.[15]).toBe("Total");
		expect(rows[2]?.[15]).toBe("24,99");
		expect(text).toContain("\r\n");
	});

	test("begins with the byte order mark that Excel wants", async () => {
		const { backend } = suiteShop();
		const response = await fetch(`${backend}/api/admin/orders/export?query=${family}`, {
			headers: { authorization: `Bearer ${admin}` },
		});
		expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
	});

	test("no formula is live, and what was typed comes back whole", async () => {
		const { rows } = await exported(`?query=${family}`);
		const [head = [], first = []] = rows;
		const cell = (name: string) => first[head.indexOf(name)] ?? "";
		expect([cell("Instructions"), cell("Téléphone")]).toEqual(["'=1+1", "+33698761234"]);
		expect([cell("Instructions"), cell("Téléphone")].map(readCell)).toEqual(["=1+1", "+33698761234"]);
	});

	test("a shipment has its day in Paris, also after midnight", async () => {
		const number = numbers[1] ?? "";
		await moveOrder(admin, number, { status: "SHIPPED", notifyCustomer: false });
		await db().query(
			`update order_shipment set shipped_at = '2026-07-01T22:30:00Z'
				where order_id = (select id from order_book where order_number = $1)`,
			[number],
		);
		const { rows } = await exported(`?query=${number}`);
		expect(rows[1]?.[rows[0]?.indexOf("Envois") ?? -1]).toBe("2026-07-02");
	});

	test("is recorded in the audit log, since it exports personal data", async () => {
		await exported("");
		const { rows } = await db().query("select action, actor_email from admin_audit order by id desc limit 1");
		expect(rows).toEqual([{ action: "orders.exported", actor_email: "admin@demo.fr" }]);
	});
});
