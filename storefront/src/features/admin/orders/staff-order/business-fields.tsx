"use client";

import type { OrderBusinessInput } from "@confiserie/domain/contract/business";
import { get, useFormState, useWatch } from "react-hook-form";
import { businessPath, OrderCompanyFields } from "@/features/account/company";
import type { Bound } from "@/features/admin/kit";

/** The company of an order. */
export function BusinessFields({ control, name: at }: Bound<OrderBusinessInput | null | undefined>) {
	const state = useFormState({ control });
	const typed = useWatch({ control, name: at });
	const pathOf = (name: Parameters<typeof businessPath>[0]) => `${at}.${businessPath(name)}`;
	return (
		<OrderCompanyFields
			typed={(name) => get(typed, businessPath(name)) ?? ""}
			field={(name) => ({
				...control.register(pathOf(name)),
				autoComplete: "off",
				error: control.getFieldState(pathOf(name), state).error?.message ?? null,
			})}
		/>
	);
}
