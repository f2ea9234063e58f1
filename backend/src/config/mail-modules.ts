import type { Env } from "./env";

/** The outbox of e-mails, and Medusa's notification module with our provider for them. */
export function mailModules(env: Env) {
	return [
		{
			resolve: "./src/modules/foundations/mail",
			options: {
				sender: {
					name: env.MAIL_FROM.name,
					shopUrl: env.STOREFRONT_URL,
					administrationUrl: env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
				},
				shopEmail: env.SHOP_EMAIL ?? env.MAIL_FROM.address,
			},
		},
		{
			resolve: "@medusajs/medusa/notification",
			options: {
				providers: [
					// What Medusa's administration shows under its bell.
					{
						resolve: "@medusajs/medusa/notification-local",
						id: "local",
						options: { name: "Local Notification Provider", channels: ["feed"] },
					},
					{
						resolve: "./src/modules/foundations/mail/provider",
						id: "mail",
						options: {
							channels: ["email"],
							smtpUrl: env.SMTP_URL,
							from: env.MAIL_FROM,
							outboxFolder: env.MAIL_OUTBOX_DIR,
						},
					},
				],
			},
		},
	];
}
