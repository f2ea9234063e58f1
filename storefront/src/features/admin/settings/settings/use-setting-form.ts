import { auditParts } from "@confiserie/domain/admin/audit-words";
import { changedFields } from "@confiserie/domain/admin/changed-fields";
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
import { SETTING_SCHEMAS, type SettingGroup, type SettingValues } from "@confiserie/domain/shop/shop-settings";
import { useState } from "react";
import type { Path, PathValue } from "react-hook-form";
import { type Fields, useEditForm, type ValuesOf } from "@/features/admin/kit";
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
type Typed<Group extends SettingGroup> = ValuesOf<(typeof CHANGES)[Group]>;
/** What is typed of a group, with its fields. */
export type SettingFields<Group extends SettingGroup> = Fields<Typed<Group>>;

/** What the card of a group shows, and its save after the preview. */
export interface SettingForm {
	/** Grows with each refusal. */
	refusals: number;
	/** What would change, in words; null while nothing is asked. */
	asked: readonly { label: string; from: string; to: string }[] | null;
	isDirty: boolean;
	isSaving: boolean;
	/** Why it was not saved. */
	failure: string | undefined;
	ask: () => Promise<void>;
	confirm: () => Promise<void>;
	cancel: () => void;
}

interface GroupForm<Group extends SettingGroup> {
	form: SettingForm;
	fields: SettingFields<Group>;
	field: SettingFields<Group>["field"];
	/** What is typed, and those of it that are valid. */
	value: SettingValues[Group];
	checked: SettingValues[Group] | null;
	/** Adds, moves or removes entries of a list: messages would then name others. */
	editRows: (changes: Partial<SettingValues[Group]>) => void;
}

/**
 * Saves a group of settings in two steps: shows the changes first. After a concurrent change the input stays, compared with
 * the current values.
 */
export function useSettingForm<Group extends SettingGroup>(group: Group, state: GroupState<Group>): GroupForm<Group> {
	type Value = SettingValues[Group];
	const toasts = useToasts();
	const [asked, setAsked] = useState<Value | null>(null);
	const [refusals, setRefusals] = useState(0);
	const checkedOf = (typed: unknown) => (SETTING_SCHEMAS[group].safeParse(typed).data as Value | undefined) ?? null;
	// The compiler does not see that the value of a group fits the operation of that group.
	const withVersion = (value: object) => ({ ...value, version: state.version }) as unknown as Typed<Group>;
	const form = useEditForm<(typeof CHANGES)[Group]>(CHANGES[group], {
		start: withVersion(state.value),
		reads: readAdminSettings,
		changes: [listActivity],
		failure: "Les réglages n'ont pas pu être enregistrés. Réessayez.",
		sends: (typed) => withVersion(checkedOf(typed) ?? (typed as object)),
		done: "Réglages enregistrés",
	});
	const { isDirty, isSubmitting } = form.formState;
	const refuse = () => setRefusals((last) => last + 1);
	const ask = form.handleSubmit((typed) => {
		const value = checkedOf(typed);
		if (value && Object.keys(changesTo(state.value, value)).length === 0)
			return toasts.success("Aucun changement à enregistrer");
		setAsked(value);
	}, refuse);
	const value = form.watch() as unknown as Value;
	return {
		form: {
			refusals,
			asked: asked && auditParts(changesTo(state.value, asked), { ...state.value }),
			isDirty,
			isSaving: isSubmitting && asked !== null,
			failure: form.refusal,
			ask,
			confirm: async () => {
				await form.submit();
				setAsked(null);
				refuse();
			},
			cancel: () => setAsked(null),
		},
		fields: form,
		field: form.field,
		value,
		checked: checkedOf(value),
		editRows: (changes) => {
			form.clearErrors();
			for (const [name, part] of Object.entries(changes))
				form.setValue(name as Path<Typed<Group>>, part as PathValue<Typed<Group>, Path<Typed<Group>>>, {
					shouldDirty: true,
				});
		},
	};
}

const changesTo = (before: object, after: object) => changedFields<unknown>({ ...before }, { ...after });
