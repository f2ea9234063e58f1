import { type Settings, settingsSchema } from "@confiserie/domain/contract/medusa-admin";
import { SETTING_SCHEMAS, type SettingGroup } from "@confiserie/domain/shop-settings";
import { toast } from "@medusajs/ui";
import { useState } from "react";
import { AdminProblem, call, messageOf } from "./call";

/** The settings as they are now. */
export function readSettings(signal?: AbortSignal): Promise<Settings> {
	return call("/settings", settingsSchema, signal ? { signal } : {});
}

/** Saves a group. What is wrong is said at once, by the very schema that the server uses. */
export function useSave(group: SettingGroup, version: string, onSettings: (settings: Settings) => void) {
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [isBusy, setBusy] = useState(false);
	const save = async (value: Record<string, unknown>) => {
		const parsed = SETTING_SCHEMAS[group].safeParse(value);
		setProblems(
			parsed.success
				? {}
				: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
		);
		if (!parsed.success || isBusy) return;
		setBusy(true);
		try {
			const body = { ...parsed.data, version };
			onSettings(await call(`/settings/${group}`, settingsSchema, { method: "PUT", body }));
			toast.success("Réglages enregistrés", { description: "La boutique suit dans les secondes." });
		} catch (cause) {
			if (cause instanceof AdminProblem) setProblems(cause.fields);
			toast.error(messageOf(cause));
			if (cause instanceof AdminProblem && cause.code === "SETTINGS_CHANGED") onSettings(await readSettings());
		} finally {
			setBusy(false);
		}
	};
	return { problems, isBusy, save };
}
