import {
	readWithdrawableOrder,
	type WithdrawableOrder,
	type WithdrawalLookup,
} from "@confiserie/domain/contract/withdrawals";
import { emailFault } from "@confiserie/domain/customers/email";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailField } from "@/ui/email-field";
import { TextField } from "@/ui/text-field";

interface OrderStepProps {
	onFound: (named: WithdrawalLookup, order: WithdrawableOrder) => void;
}

/** Step 1: the order. Known already when coming from the order's page or signed in. */
export function OrderStep({ onFound }: OrderStepProps) {
	const { user } = useSession();
	const { form, submit, isBusy, refusal, field } = useCheckedForm<WithdrawalLookup>({
		values: { orderNumber: useSearchParams().get("commande") ?? "", email: "" },
		validate,
		fields: ["orderNumber", "email"],
		send: async (named) => onFound(named, await call(readWithdrawableOrder, { body: named })),
		failed: "La commande n'a pas pu être cherchée. Réessayez dans un instant.",
	});
	useEffect(() => {
		if (user && form.getValues("email") === "") form.setValue("email", user.email);
	}, [user, form]);
	return (
		// post: a submit before the script has started must not put the e-mail into the address.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			<h2 className="display text-2xl">1. Votre commande</h2>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<TextField
				{...field("orderNumber")}
				label="Numéro de commande"
				hint="Par exemple CMD-7K3M-9QX2&nbsp;: il est dans l'e-mail de confirmation."
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
			/>
			<EmailField {...field("email")} label="E-mail de la commande" maxLength={254} />
			<Button type="submit" size="lg" busy={isBusy} busyLabel="Recherche…" className="sm:self-start">
				Continuer
			</Button>
		</form>
	);
}

function validate({ orderNumber, email }: WithdrawalLookup) {
	const fault = emailFault(email);
	return {
		...(orderNumber.trim() === "" && { orderNumber: "Saisissez le numéro de la commande." }),
		...(fault !== undefined && { email: fault }),
	};
}
