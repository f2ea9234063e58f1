import { expect, test } from "vitest";
import { alertsOf, STUCK_AFTER_SECONDS, type Watched, WEBHOOKS_LATE_AFTER_SECONDS } from "./shop-alert";

const idle = { open: 0, oldestSeconds: 0 };
const well: Watched = {
	queues: { events: idle, tasks: idle, mails: idle, webhooks: idle },
	mailsGivenUp: 0,
	invariants: [{ name: "levelsOversold", difference: "Articles vendus deux fois", count: 0 }],
	disk: { host: "shop-1", freeBytes: 10, totalBytes: 100 },
	pausedWebhooks: [],
};
const subjects = (changes: Partial<Watched>) => alertsOf({ ...well, ...changes }).map(({ subject }) => subject);

test("sends nothing while all is well", () => {
	expect(alertsOf(well)).toEqual([]);
	expect(alertsOf({ ...well, disk: undefined })).toEqual([]);
});

test.each([
	["events", STUCK_AFTER_SECONDS],
	["tasks", STUCK_AFTER_SECONDS],
	["mails", STUCK_AFTER_SECONDS],
	["webhooks", WEBHOOKS_LATE_AFTER_SECONDS],
] as const)("%s are stuck once the oldest has waited for %i seconds, not before", (name, seconds) => {
	const waiting = (oldestSeconds: number) => ({ queues: { ...well.queues, [name]: { open: 2, oldestSeconds } } });
	expect(subjects(waiting(seconds - 1))).toEqual([]);
	expect(subjects(waiting(seconds))).toEqual([name]);
});

test("checked once a minute, a stuck task is reported within five", () => {
	expect(STUCK_AFTER_SECONDS + 60).toBeLessThan(300);
});

test.each<[string, Partial<Watched>]>([
	["mails-given-up", { mailsGivenUp: 1 }],
	[
		"invariant:levelsOversold",
		{ invariants: [{ name: "levelsOversold", difference: "Articles vendus deux fois", count: 2 }] },
	],
	["disk:shop-1", { disk: { host: "shop-1", freeBytes: 9, totalBytes: 100 } }],
])("%s", (subject, changes) => {
	expect(subjects(changes)).toEqual([subject]);
});

test("each says what is wrong and what to do, in whole sentences", () => {
	const all = alertsOf({
		queues: {
			events: { open: 1, oldestSeconds: 301 },
			tasks: { open: 2, oldestSeconds: 301 },
			mails: { open: 3, oldestSeconds: 3600 },
			webhooks: { open: 5, oldestSeconds: 7200 },
		},
		mailsGivenUp: 4,
		invariants: [{ name: "levelsOversold", difference: "Articles vendus deux fois", count: 2 }],
		disk: { host: "shop-1", freeBytes: 1, totalBytes: 100 },
		pausedWebhooks: [{ id: "whk_1", name: "Caisse", reason: "FAILING" }],
	});
	expect(all).toHaveLength(8);
	for (const { title, detail, remedy } of all) {
		expect(title).toMatch(/^\p{Lu}/u);
		expect(detail).toMatch(/^[\p{Lu}\d].*\.$/u);
		expect(remedy).toMatch(/\.$/);
	}
	expect(all[1]?.detail).toBe("1 événement attend, depuis 5 minutes pour le plus ancien.");
});
