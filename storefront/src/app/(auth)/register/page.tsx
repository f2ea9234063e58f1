import type { Metadata } from "next";
import { AuthPage } from "@/features/account/auth/server";

export const metadata: Metadata = { title: "Créer un compte", robots: { index: false } };

export default function RegisterPage() {
	return <AuthPage screen="register" />;
}
