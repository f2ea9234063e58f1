import { type AdminCompany, changeCompanyBusiness } from "@confiserie/domain/contract/admin-companies";
import { useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import {
	COMPANY_FIELDS,
	CompanyFields,
	type CompanyValues,
	companyMessages,
	companyRequest,
	companyValues,
} from "@/features/company";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

interface IdentityDialogProps {
	company: AdminCompany;
	isOpen: boolean;
	onClose: () => void;
	onChanged: (company: AdminCompany) => void;
}

/** Changes name, numbers and billing address of a company, which its members no longer do once it has ordered. */
export function IdentityDialog({ isOpen, onClose, ...props }: IdentityDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Identité de l'entreprise"
			description="Ses prochains documents la nomment ainsi ; ceux qui sont émis restent. Le changement est inscrit au journal."
		>
			<IdentityForm onClose={onClose} {...props} />
		</Dialog>
	);
}

interface IdentityValues {
	company: CompanyValues;
	electronicAddress: string;
}

const pathOf = (field: string): string =>
	field === "electronicAddress" ? field : `company.${field.replace(/^billingAddress\./, "")}`;

function IdentityForm({ company, onClose, onChanged }: Omit<IdentityDialogProps, "isOpen">) {
	const form = useForm<IdentityValues>({
		defaultValues: { company: companyValues(company), electronicAddress: company.electronicAddress },
		resolver: resolverOf(({ company: typed }: IdentityValues) => companyMessages(typed)),
	});
	const submit = form.handleSubmit(async ({ company: typed, electronicAddress }) => {
		const request = companyRequest(typed);
		if (!request) return;
		try {
			onChanged(
				await call(changeCompanyBusiness, { params: { id: company.id }, body: { ...request, electronicAddress } }),
			);
			onClose();
		} catch (cause) {
			const fields = [...COMPANY_FIELDS.map((name) => `company.${name}` as const), "electronicAddress" as const];
			showProblem(cause, fields, form.setError, "L'identité n'a pas pu être enregistrée. Réessayez.", pathOf);
		}
	});
	return (
		<DialogForm state={form.formState} onSubmit={submit} onClose={onClose}>
			<CompanyFields
				isRequired
				typed={(name) => form.watch(`company.${name}`)}
				field={(name) => ({
					...form.register(`company.${name}`),
					autoComplete: "off",
					error: form.formState.errors.company?.[name]?.message ?? null,
				})}
			/>
			<TextField
				label="Adresse de facturation électronique"
				hint={`Vide\u00a0: le SIREN. Par exemple\u00a0: 732829320_COMPTA.`}
				{...form.register("electronicAddress")}
				autoComplete="off"
				error={form.formState.errors.electronicAddress?.message ?? null}
			/>
		</DialogForm>
	);
}
