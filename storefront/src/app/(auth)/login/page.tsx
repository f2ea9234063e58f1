import type { Metadata } from "next";
import { AuthPage } from "@/features/account/auth/server";

export const metadata: Metadata = { title: "Connexion", robots: { index: false } };

export default function LoginPage() {
	return <AuthPage screen="login" />;
}
