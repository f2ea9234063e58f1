import { z } from "zod";
import { loginSchema } from "./auth";

const code = z.string("Saisissez le code.").trim().min(6, "Saisissez le code.").max(60, "Ce code est trop long.");

/** Response of GET /auth/second-factor. */
export const secondFactorSchema = z.object({
	isOn: z.boolean(),
	/** How many of the ten are left. */
	recoveryCodes: z.number().int(),
	/** Whether the shop asks one of the caller, who has none yet: until then no call of the admin is served. */
	isRequired: z.boolean(),
});

/** Body of POST /auth/second-factor: the password again. */
export const secondFactorBeginSchema = loginSchema.pick({ password: true });

/** Response of POST /auth/second-factor: what an application of codes is given, as text and as an otpauth: address for a QR code. */
export const secondFactorSetupSchema = z.object({ secret: z.string(), url: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

/** Body of POST /auth/second-factor/confirm. */
export const secondFactorConfirmSchema = z.object({ code });

/** Response of POST /auth/second-factor/confirm: codes that each serve once in place of the application, shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Body of POST /auth/second-factor/removal. */
export const secondFactorRemovalSchema = loginSchema.pick({ password: true }).extend({ code });
