export const toasts = {
  bidSuccess: 'Su puja ha quedado registrada.',
  questionSuccess: 'Su pregunta ha sido enviada.',
  profilSuccess: 'Sus datos han sido guardados.',
  passwordResetMailSent: 'Si existe una cuenta, le hemos enviado un correo.',
  passwordChanged: 'Su nueva contraseña ha sido guardada.',
  confirmationSent: 'Le hemos enviado un correo de confirmación.',
  preferencesSaved: 'Sus preferencias se han guardado.',
  cardSaved: 'Su tarjeta está registrada.',
  cardRemoved: 'Su tarjeta se ha quitado.',
  addressSaved: 'Su dirección se ha guardado.',
  absenteeBidTriggered: 'Su puja automática ha pujado por usted.',
  reservePriceReached: 'Se ha alcanzado el precio de reserva.',
};
