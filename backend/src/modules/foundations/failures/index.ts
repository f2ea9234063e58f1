export { ApiFailure, existing, failureOf } from "./failure";
