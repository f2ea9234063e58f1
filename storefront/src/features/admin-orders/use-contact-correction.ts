import { type AdminOrderDetail, adminOrderDetailSchema } from "@confiserie/domain/contract/admin-order";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSession } from "@/features/auth";
import { companyPath } from "@/features/company";
import { ApiProblem } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { useToasts } from "@/ui/toasts";
import { callCorrectContact, orderKey } from "./calls";
import { CONTACT_FIELDS, type ContactValues, correctionOf } from "./contact-values";

/**
 * Saves a corrected contact with the version that the administrator saw. When somebody else was faster the page shows the
 * order as it is now, and what was typed stays, to be saved over it or dropped.
 */
export function useContactCorrection(order: AdminOrderDetail, form: UseFormReturn<ContactValues>, onDone: () => void) {
	const client = useQueryClient();
	const toasts = useToasts();
	const version = useRef(order.version);
	const [isStale, setStale] = useState(false);
	const { user } = useSession();
	useFormDraft({ form: `contact:${order.id}`, owner: user?.id ?? "" }, form, [...CONTACT_FIELDS, "isCompany"]);
	// Read here: the library follows only what a render has looked at.
	const { dirtyFields, errors } = form.formState;
	const submit = form.handleSubmit(async (values) => {
		setStale(false);
		const isBillingTouched = [dirtyFields.isCompany, ...Object.values(dirtyFields.company ?? {})].includes(true);
		try {
			const fresh = await callCorrectContact(
				order.id,
				correctionOf(values, { version: version.current, isBillingTouched }),
			);
			client.setQueryData(orderKey(order.orderNumber), fresh);
			toasts.success("Coordonnées corrigées");
			onDone();
			await client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[2] !== "detail" });
		} catch (cause) {
			const current = adminOrderDetailSchema.safeParse(cause instanceof ApiProblem ? cause.current : undefined);
			if (current.success) {
				version.current = current.data.version;
				client.setQueryData(orderKey(order.orderNumber), current.data);
				setStale(true);
			}
			const general = "Les coordonnées n'ont pas pu être corrigées. Réessayez.";
			showProblem(cause, CONTACT_FIELDS, form.setError, general, pathOf);
		}
	});
	return { submit, problem: refusalOf(errors), isStale };
}

/** "address.street" is "street" here. */
const pathOf = (field: string) => companyPath(field.replace(/^address\./, ""));
