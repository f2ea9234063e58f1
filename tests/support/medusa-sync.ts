import pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { db } from "./api";

/** Stops the projection of orders into Medusa: it takes half of the processor time of a test, and few tests read its result. */
export async function pauseMedusaSync(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client
		.query(
			`create function test_no_projection() returns trigger language plpgsql as
				$$ begin new.done_at := new.next_try_at; return new; end $$;
			create trigger test_no_projection before insert or update on order_outbox
				for each row when (new.task = 'PROJECT') execute function test_no_projection()`,
		)
		.finally(() => client.end());
}

const set = (state: "enable" | "disable") => db().query(`alter table order_outbox ${state} trigger test_no_projection`);

/** For a test file, or a group of tests, that reads orders or stock in Medusa: the orders that its tests change are projected. */
export function syncsWithMedusa(): void {
	beforeAll(() => set("disable"));
	afterAll(() => set("enable"));
}

/** The same from here on to the end of one test. */
export async function syncWithMedusa(): Promise<void> {
	await set("disable");
	onTestFinished(async () => {
		await set("enable");
	});
}
