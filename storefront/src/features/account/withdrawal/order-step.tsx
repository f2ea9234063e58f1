import {
	readWithdrawableOrder,
	type WithdrawableOrder,
	type WithdrawalLookup,
} from "@confiserie/domain/contract/withdrawals";
import { emailFault } from "@confiserie/domain/customers/email";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

interface OrderStepProps {
	onFound: (named: WithdrawalLookup, order: WithdrawableOrder) => void;
}

/** Step 1: the order. Known already when coming from the order's page or signed in. */
export function OrderStep({ onFound }: OrderStepProps) {
	const { user } = useSession();
	const form = useForm<WithdrawalLookup>({
		defaultValues: { orderNumber: useSearchParams().get("commande") ?? "", email: "" },
		resolver: resolverOf(validate),
	});
	useEffect(() => {
		if (user && form.getValues("email") === "") form.setValue("email", user.email);
	}, [user, form]);
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async (named) => {
		try {
			onFound(named, await call(readWithdrawableOrder, { body: named }));
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "La commande n'a pas pu être cherchée. Réessayez dans un instant.");
		}
	});
	const refusal = refusalOf(errors);
	return (
		// post: a submit before the script has started must not put the e-mail into the address.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			<h2 className="display text-2xl">1. Votre commande</h2>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<TextField
				{...form.register("orderNumber")}
				label="Numéro de commande"
				hint="Par exemple CMD-7K3M-9QX2&nbsp;: il est dans l'e-mail de confirmation."
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				error={errors.orderNumber?.message ?? null}
			/>
			<TextField
				{...form.register("email")}
				label="E-mail de la commande"
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				error={errors.email?.message ?? null}
			/>
			<Button type="submit" size="lg" busy={isSubmitting} busyLabel="Recherche…" className="sm:self-start">
				Continuer
			</Button>
		</form>
	);
}

const FIELDS = ["orderNumber", "email"] as const;

function validate({ orderNumber, email }: WithdrawalLookup) {
	const fault = emailFault(email);
	return {
		...(orderNumber.trim() === "" && { orderNumber: "Saisissez le numéro de la commande." }),
		...(fault !== undefined && { email: fault }),
	};
}
