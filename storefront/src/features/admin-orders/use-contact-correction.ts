import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import {
	correctOrderContact,
	type LinePreview,
	linePreviewResultSchema,
} from "@confiserie/domain/contract/order-corrections";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSession } from "@/features/auth";
import { companyPath } from "@/features/company";
import { ApiProblem, call } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { useToasts } from "@/ui/toasts";

import { CONTACT_FIELDS, type ContactValues, correctionOf } from "./contact-values";
import { currentOrder, useOrderCache } from "./use-order-cache";

/**
 * Saves a corrected contact with the version that the administrator saw. After a concurrent change the page shows the
 * current order, and the input stays, to be saved over it or dropped.
 */
export function useContactCorrection(order: AdminOrderDetail, form: UseFormReturn<ContactValues>, onDone: () => void) {
	const { show, refreshOthers } = useOrderCache();
	const toasts = useToasts();
	const version = useRef(order.version);
	const [isStale, setStale] = useState(false);
	const { user } = useSession();
	useFormDraft({ form: `contact:${order.id}`, owner: user?.id ?? "" }, form, [...CONTACT_FIELDS, "isCompany"]);
	// Read during render: react-hook-form tracks only the state that a render has read.
	const { dirtyFields, errors } = form.formState;
	const [preview, setPreview] = useState<LinePreview | null>(null);
	const submit = form.handleSubmit(async (values) => {
		setStale(false);
		const isBillingTouched = [dirtyFields.isCompany, ...Object.values(dirtyFields.company ?? {})].includes(true);
		try {
			const fresh = await call(correctOrderContact, {
				params: { id: order.id },
				body: correctionOf(values, { version: version.current, isBillingTouched, fingerprint: preview?.fingerprint }),
			});
			show(fresh);
			toasts.success("Coordonnées corrigées");
			onDone();
			await refreshOthers();
		} catch (cause) {
			const shown = unconfirmed(cause);
			setPreview(shown);
			if (shown) return;
			const current = currentOrder(cause);
			if (current) {
				version.current = current.version;
				show(current);
				setStale(true);
			}
			const general = "Les coordonnées n'ont pas pu être corrigées. Réessayez.";
			showProblem(cause, CONTACT_FIELDS, form.setError, general, pathOf);
		}
	});
	return { submit, problem: refusalOf(errors), isStale, preview, back: () => setPreview(null) };
}

/** What the correction would change of delivery and VAT, which is confirmed first. */
function unconfirmed(cause: unknown): LinePreview | null {
	if (!(cause instanceof ApiProblem) || cause.code !== "CORRECTION_UNCONFIRMED") return null;
	return linePreviewResultSchema.parse(cause.current);
}

/** "address.street" is "street" here. */
const pathOf = (field: string) => companyPath(field.replace(/^address\./, ""));
