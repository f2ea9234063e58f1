import type { UseFormSetError } from "react-hook-form";
import { companyPath } from "@/features/company";
import { ApiProblem } from "@/lib/api";
import { showComplaints } from "@/lib/form-problem";
import { REFUSABLE_FIELDS, type StaffOrderValues } from "./values";

/** The server's refusals by product id. */
export function lineProblems(cause: unknown): Record<string, string> {
	const lines = cause instanceof ApiProblem ? cause.lines : [];
	return Object.fromEntries(
		lines.flatMap(({ productId, onSale, quantity, availableQuantity, sentUnitPrice, unitPrice }) => {
			if (!onSale) return [[productId, "Ce produit n'est plus en vente."]];
			if (quantity > availableQuantity) return [[productId, `${availableQuantity} en stock.`]];
			return sentUnitPrice !== null && sentUnitPrice !== unitPrice ? [[productId, "Le prix a changé."]] : [];
		}),
	);
}

/** Shows a refusal in the form, whose fields have no "orderData." before them. */
export function showRefusal(cause: unknown, setError: UseFormSetError<StaffOrderValues>, general: string): void {
	const problem = cause instanceof ApiProblem ? cause : null;
	const complaints = (problem?.errors ?? []).map(({ field, message }) => {
		const path = companyPath(field.replace(/^orderData\./, ""));
		return { field: path.startsWith("company.") ? path : (field.split(".").at(-1) ?? field), message };
	});
	showComplaints(complaints, REFUSABLE_FIELDS, setError);
	setError("root", { message: problem?.message ?? general });
}
