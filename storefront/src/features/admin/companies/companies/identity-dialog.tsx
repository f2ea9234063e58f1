import {
	type AdminCompany,
	changeCompanyBusiness,
	readAdminCompany,
} from "@confiserie/domain/contract/admin-companies";
import { businessPath, CompanyFields, sentBusiness, typedBusiness } from "@/features/account/company";
import { TextField, takeOf, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";

interface IdentityDialogProps {
	company: AdminCompany;
	isOpen: boolean;
	onClose: () => void;
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

function IdentityForm({ company, onClose }: Omit<IdentityDialogProps, "isOpen">) {
	const form = useEditForm(changeCompanyBusiness, {
		start: typedBusiness(
			takeOf(company, ["company", "registration", "vatNumber", "billingAddress", "electronicAddress"]),
		),
		params: { id: company.id },
		reads: readAdminCompany,
		failure: "L'identité n'a pas pu être enregistrée. Réessayez.",
		sends: sentBusiness,
		onSaved: onClose,
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
			<CompanyFields
				isRequired
				typed={(name) => form.watch(businessPath(name)) ?? ""}
				field={(name) => ({
					...form.register(businessPath(name)),
					autoComplete: "off",
					error: form.getFieldState(businessPath(name), form.formState).error?.message ?? null,
				})}
			/>
			<TextField
				{...form.field("electronicAddress")}
				label="Adresse de facturation électronique"
				hint={`Vide\u00a0: le SIREN. Par exemple\u00a0: 732829320_COMPTA.`}
			/>
		</DialogForm>
	);
}
