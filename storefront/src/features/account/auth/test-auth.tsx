import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { useFormDraft } from "@/lib/form-draft";
import type { FakeCall } from "@/lib/testing/fake-api";
import { rememberWantedPage } from "@/lib/wanted-page";
import { useSession } from ".";

/** As the cart's button does it. */
export function WantsCheckout() {
	const { showModal } = useSession();
	const press = () => {
		rememberWantedPage("/checkout");
		showModal("login");
	};
	return (
		<button type="button" onClick={press}>
			Passer commande
		</button>
	);
}

/** As a form does it that is shown again after the sign-in. */
export function WantsBack({ goBack }: { goBack: () => void }) {
	const { showModal } = useSession();
	return (
		<button type="button" onClick={() => showModal("login", goBack)}>
			Demander un devis
		</button>
	);
}

/** A form as the pages have them. */
export function Note() {
	const { user } = useSession();
	const form = useForm({ defaultValues: { note: "" } });
	useFormDraft({ form: "note", owner: user?.id ?? "" }, form, ["note"]);
	return <input aria-label="Note" {...form.register("note")} />;
}

/** The calls but for the question whether the shop offers Google. */
export const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route !== "GET /settings");

export async function logIn(email = "client@demo.fr", password = "Demo-client-2026") {
	const user = userEvent.setup();
	if (email) await user.type(await screen.findByLabelText("Email"), email);
	if (password) await user.type(screen.getByLabelText("Mot de passe"), password);
	await user.click(screen.getByRole("button", { name: "Se connecter" }));
}
