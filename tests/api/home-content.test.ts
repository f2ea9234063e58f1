import { DEFAULT_HOME, type HomeContent } from "@confiserie/domain/content/home-content";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { changeSettings } from "../support/settings";

const forget = () => db().query("delete from shop_setting where key = 'home'");
beforeEach(forget);
afterEach(forget);

const read = async () => (await api<HomeContent>("/home")).body;

test("a shop begins with the specified slides; drafts stay in the back office", async () => {
	expect(await read()).toEqual(DEFAULT_HOME);
	const [first, ...others] = DEFAULT_HOME.slides;
	await changeSettings("home", { slides: [...others, { ...first, enabled: false }] as HomeContent["slides"] });
	expect((await read()).slides).toEqual(others);
});

test("what is at fault is named, and nothing is changed", async () => {
	const token = await adminToken();
	const [first, ...others] = DEFAULT_HOME.slides;
	const slides = [{ ...first, action: { label: "Voir", href: "https://exemple.fr" } }, ...others];
	const { status, body } = await api<ApiError>("/admin/settings/home", {
		method: "PUT",
		token,
		body: { ...DEFAULT_HOME, slides, version: "0" },
	});
	expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ["slides[0].action.href"]]);
	expect(await read()).toEqual(DEFAULT_HOME);
});
