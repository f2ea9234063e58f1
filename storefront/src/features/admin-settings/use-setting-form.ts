import { auditParts } from "@confiserie/domain/audit-words";
import { changedFields } from "@confiserie/domain/changed-fields";
import { listActivity } from "@confiserie/domain/contract/activity";
import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import {
	changeDelivery,
	changeDeposit,
	changeHome,
	changeLotSettings,
	changeNavigation,
	changeShipping,
	changeShop,
	readAdminSettings,
} from "@confiserie/domain/contract/shop-settings";
import { fieldPath } from "@confiserie/domain/field-path";
import { SETTING_SCHEMAS, type SettingGroup, type SettingValues } from "@confiserie/domain/shop-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { invalidate, keyOf } from "@/lib/use-operation";
import { useToasts } from "@/ui/toasts";

const CHANGES = {
	delivery: changeDelivery,
	shipping: changeShipping,
	deposit: changeDeposit,
	lots: changeLotSettings,
	shop: changeShop,
	home: changeHome,
	navigation: changeNavigation,
};

/** A group as the server has it now. */
export type GroupState<Group extends SettingGroup> = Settings[Group];

/** What a settings form shows, and its save after the preview. */
export interface SettingForm {
	/** Message by field, "options[0].name". */
	problems: Readonly<Record<string, string>>;
	/** What would change, in words; null while nothing is asked. */
	asked: readonly { label: string; from: string; to: string }[] | null;
	isSaving: boolean;
	/** Why it was not saved. */
	failure: Error | null;
	ask: (value: Record<string, unknown>) => void;
	confirm: () => void;
	cancel: () => void;
	/** Drops the messages: entries of a list have moved, and the paths name others. */
	dropProblems: () => void;
}

/**
 * Saves a group of settings in two steps: shows the changes first. Validates at once, with the schema that the server uses.
 * After a concurrent change the input stays, compared with the current values.
 */
export function useSettingForm<Group extends SettingGroup>(group: Group, state: GroupState<Group>): SettingForm {
	const client = useQueryClient();
	const toasts = useToasts();
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [asked, setAsked] = useState<SettingValues[Group] | null>(null);
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: (value: SettingValues[Group]) => {
			// The compiler does not see that the group's value fits the group's operation.
			const body = { ...value, version: state.version } as never;
			return call<(typeof CHANGES)[SettingGroup]>(CHANGES[group], { body });
		},
		onSuccess: (settings) => {
			client.setQueryData(keyOf(readAdminSettings), settings);
			void invalidate(client, listActivity);
			toasts.success("Réglages enregistrés");
		},
		onError: (cause) => {
			if (!(cause instanceof ApiProblem)) return;
			setProblems(Object.fromEntries(cause.errors.map(({ field, message }) => [field, message])));
			if (cause.code === "SETTINGS_CHANGED") void invalidate(client, readAdminSettings);
		},
		onSettled: () => setAsked(null),
	});
	const changes = asked && changedFields<unknown>({ ...state.value }, { ...asked });
	return {
		problems,
		asked: changes && auditParts(changes, { ...state.value }),
		isSaving: isPending,
		failure: error,
		ask: (value) => {
			reset();
			const parsed = SETTING_SCHEMAS[group].safeParse(value);
			if (!parsed.success)
				return setProblems(
					Object.fromEntries(parsed.error.issues.map(({ path, message }) => [fieldPath(path), message])),
				);
			setProblems({});
			if (Object.keys(changedFields<unknown>({ ...state.value }, { ...parsed.data })).length === 0)
				return toasts.success("Aucun changement à enregistrer");
			setAsked(parsed.data as SettingValues[Group]);
		},
		confirm: () => asked && mutate(asked),
		cancel: () => setAsked(null),
		dropProblems: () => setProblems({}),
	};
}
