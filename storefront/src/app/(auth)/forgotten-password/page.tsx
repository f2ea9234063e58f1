import type { Metadata } from "next";
import { ForgottenPasswordPage } from "@/features/account/account";

export const metadata: Metadata = { title: "Mot de passe oublié", robots: { index: false } };

export default function Page() {
	return <ForgottenPasswordPage />;
}
