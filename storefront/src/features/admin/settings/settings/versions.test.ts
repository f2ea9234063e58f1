import { DEFAULT_HOME } from "@confiserie/domain/content/home-content";
import { expect, test } from "vitest";
import { versionsBefore } from "./versions";

const entry = (id: number, entityId: string, changes: Record<string, { from: unknown }>) => ({
	id,
	at: "2026-11-20T09:30:00.000Z",
	actorEmail: "gerante@exemple.fr",
	entityId,
	changes,
});

test("each version is the one before a change, newest first; other settings are passed over", () => {
	const current = { ...DEFAULT_HOME, brandTitle: "Troisième" };
	const versions = versionsBefore("home", current, [
		entry(4, "home", { brandTitle: { from: "Deuxième" } }),
		entry(3, "shop", { city: { from: "Carpentras" } }),
		entry(2, "home", { brandTitle: { from: "Première" }, slides: { from: [] } }),
	]);
	expect(versions.map(({ id, value }) => [id, value.brandTitle, value.slides.length])).toEqual([
		[4, "Deuxième", 5],
		[2, "Première", 0],
	]);
});

test("a change that no longer fits ends the list", () => {
	const versions = versionsBefore("home", DEFAULT_HOME, [
		entry(2, "home", { slides: { from: [{ id: "ancienne" }] } }),
		entry(1, "home", { brandTitle: { from: "Première" } }),
	]);
	expect(versions).toEqual([]);
});
